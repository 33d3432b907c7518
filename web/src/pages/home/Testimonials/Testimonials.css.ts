import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style({ display: 'grid', gap: vars.space[32] });

export const title = style({
  color: vars.color.accentText,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.none,
});

// The first voice is large; the others stand beside it.
export const list = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space[96], rowGap: vars.space[48] },
  },
});

export const item = style({
  selectors: {
    '&:not(:first-child)': {
      paddingBlockStart: vars.space[24],
      borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
    },
  },
  '@media': {
    [media.desktop]: { selectors: { '&:first-child': { gridRow: '1 / span 2' } } },
  },
});

export const quote = style({
  selectors: {
    [`${item}:first-child &`]: {
      fontFamily: vars.font.display,
      fontSize: vars.fontSize['2xl'],
      fontWeight: vars.fontWeight.bold,
      letterSpacing: '-0.02em',
      lineHeight: 1.18,
    },
    [`${item}:not(:first-child) &`]: { fontSize: vars.fontSize.lg, lineHeight: 1.5 },
  },
  '@media': {
    [media.desktop]: { selectors: { [`${item}:first-child &`]: { fontSize: vars.fontSize['3xl'] } } },
  },
});

export const author = style({
  marginBlockStart: vars.space[16],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});
