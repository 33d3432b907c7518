import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: vars.space[64], alignItems: 'start' },
  },
});

export const head = style({ display: 'grid', gap: vars.space[24], justifyItems: 'start' });

export const title = style({
  fontSize: vars.fontSize['4xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.heading,
});

export const list = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` });

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space[24],
  alignItems: 'center',
  paddingBlock: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: {
    '&:has(a:focus-visible)': {
      outline: `${vars.line.bold} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const name = style({ fontSize: vars.fontSize['2xl'] });

export const link = style({
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const description = style({
  gridRow: 2,
  marginBlockStart: vars.space[4],
  maxInlineSize: '34rem',
  color: vars.color.textMuted,
  lineHeight: 1.45,
  textWrap: 'balance',
});

export const arrow = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  color: vars.color.accentText,
  transition: `transform ${vars.duration.steady} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { [`${item}:hover &`]: { transform: 'translateX(0.25rem)' } } } },
});
