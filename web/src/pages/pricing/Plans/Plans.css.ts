import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { numeral, text, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const head = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto 1fr', columnGap: vars.space[64], alignItems: 'end' },
  },
});

export const title = style(titles.section);

export const intro = style({ maxInlineSize: '34rem', color: vars.color.textMuted, textWrap: 'balance' });

export const plans = style({
  display: 'grid',
  marginBlockStart: vars.space[32],
  '@media': { [media.tablet]: { marginBlockStart: vars.space[64] } },
});

export const plan = style({
  display: 'grid',
  gap: vars.space[16],
  paddingBlock: vars.space[32],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  // The plan that somebody was led to.
  selectors: {
    '&:target': {
      borderBlockStartColor: vars.color.accent,
      boxShadow: `inset 0 ${vars.space[4]} 0 ${vars.color.accent}`,
    },
  },
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[32], rowGap: vars.space[24] },
    [media.desktop]: {
      gridTemplateColumns: '4fr 4fr 4fr',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[48],
      paddingBlock: vars.space[48],
    },
  },
});

export const name = style({
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: '1 / span 2' } },
});

export const planTitle = style({ fontSize: vars.fontSize['2xl'] });

export const summary = style({
  marginBlockStart: vars.space[8],
  maxInlineSize: '26rem',
  color: vars.color.textMuted,
  lineHeight: 1.45,
  textWrap: 'balance',
});

export const cost = style({
  '@media': { [media.desktop]: { gridColumn: 3, gridRow: 1 } },
});

export const price = style({
  display: 'grid',
  gap: vars.space[4],
  lineHeight: vars.lineHeight.snug,
});

export const amount = style({
  ...numeral,
  fontSize: vars.fontSize['4xl'],
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const per = style({ fontWeight: vars.fontWeight.semibold });

export const extra = style(text.eyebrow);

export const button = style({
  justifySelf: 'start',
  alignSelf: 'start',
  '@media': { [media.desktop]: { gridColumn: 3, gridRow: 2 } },
});

export const includes = style({
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
