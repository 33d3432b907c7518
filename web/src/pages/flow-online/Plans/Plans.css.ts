import { style } from '@vanilla-extract/css';
import { sectionTitle } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const title = style([sectionTitle, { maxInlineSize: '7em' }]);

export const trial = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[24],
  alignItems: 'center',
});

export const days = style({
  display: 'grid',
  color: vars.color.accentText,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const dayCount = style({
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.numeral,
  fontWeight: vars.fontWeight.black,
  lineHeight: 0.8,
});

export const trialText = style({ maxInlineSize: '20rem' });

export const offers = style({
  display: 'grid',
  gap: vars.space[48],
  marginBlockStart: vars.space[64],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '4fr 5fr 4fr',
      gap: `0 ${vars.space[32]}`,
      marginBlockStart: vars.space[96],
    },
  },
});

export const offer = style({
  display: 'grid',
  alignContent: 'start',
  paddingBlockStart: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  selectors: { '&:nth-child(2)': { borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}` } },
  // The same part of each plan stands on one line.
  '@media': { [media.desktop]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' } },
});

export const name = style({
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.none,
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'end',
  gap: vars.space[8],
  marginBlockStart: vars.space[12],
});

export const currency = style({ fontWeight: vars.fontWeight.semibold });

export const amount = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize['5xl'],
  fontWeight: vars.fontWeight.black,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.display,
  fontVariantNumeric: 'lining-nums',
  '@media': {
    [media.desktop]: { selectors: { [`${offer}:nth-child(2) &`]: { fontSize: vars.fontSize['6xl'] } } },
  },
});

export const per = style({
  color: vars.color.textMuted,
  // Beside every amount or beside none.
  '@media': { [media.desktop]: { flexBasis: '100%' }, [media.wide]: { flexBasis: 'auto' } },
});

export const summary = style({ marginBlockStart: vars.space[16], maxInlineSize: '28rem' });

export const points = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  marginBlockStart: vars.space[24],
  maxInlineSize: '28rem',
});

export const point = style({
  position: 'relative',
  paddingInlineStart: vars.space[24],
  fontSize: vars.fontSize.sm,
  lineHeight: 1.45,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.72em',
      inlineSize: vars.space[12],
      borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}`,
    },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  marginBlockStart: vars.space[48],
});

export const note = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  fontWeight: vars.fontWeight.semibold,
  textDecorationColor: vars.color.accent,
  textDecorationThickness: vars.line.bold,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
});
