import { globalStyle, style } from '@vanilla-extract/css';
import { columns, following } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { overlap } from '../Hero/Hero.css.ts';

export const body = style({
  paddingBlock: `calc(${overlap.phone} + ${vars.space[48]}) ${vars.space.section}`,
  '@media': { [media.desktop]: { paddingBlockStart: `calc(${overlap.desktop} + ${vars.space[96]})` } },
});

export const inner = style({
  ...columns('3fr 9fr', 96, 'start', 96),
  gridTemplateColumns: 'minmax(0, 1fr)',
});

// A phone's reader begins to read; the contents are for those who see the whole page.
export const aside = style({
  display: 'none',
  '@media': { [media.desktop]: { ...following(32), display: 'block' } },
});

export const words = style({
  display: 'grid',
  gap: vars.space[48],
  minInlineSize: 0,
  // The drawing is as wide as the words.
  '@media': { [media.tablet]: { fontSize: vars.fontSize.lg } },
});

export const opening = style({});

globalStyle(`${opening} > p:first-child`, {
  fontSize: vars.fontSize.xl,
  lineHeight: 1.4,
  fontWeight: vars.fontWeight.medium,
});
