import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { numeral, title as titles } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

const thirds = 'repeat(3, minmax(0, 1fr))';

/** Steps `level` with one another, or `falling`: large, each lower than the one before it. */
export const list = styleVariants({
  level: {
    display: 'grid',
    gap: vars.space[32],
    '@media': {
      [media.tablet]: { gridTemplateColumns: thirds, gap: vars.space[24] },
      [media.desktop]: { columnGap: vars.space[64] },
    },
  },
  falling: {
    display: 'grid',
    gap: vars.space[48],
    '@media': { [media.desktop]: { gridTemplateColumns: thirds } },
  },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  selectors: {
    [`${list.level} > &`]: { columnGap: vars.space[16] },
    [`${list.falling} > &`]: { columnGap: vars.space[24] },
  },
  '@media': {
    [media.tablet]: { selectors: { [`${list.level} > &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        [`${list.falling} > &:nth-child(2)`]: { marginBlockStart: vars.space[48] },
        [`${list.falling} > &:nth-child(3)`]: { marginBlockStart: vars.space[96] },
      },
    },
  },
});

export const number = style({
  ...numeral,
  color: vars.color.accent,
  selectors: {
    [`${list.level} &`]: { minInlineSize: '0.9em', fontSize: vars.fontSize['5xl'], lineHeight: 0.86 },
    [`${list.falling} &`]: { minInlineSize: '0.62em', fontSize: vars.fontSize.numeral, lineHeight: 0.78 },
  },
  '@media': {
    [media.tablet]: { selectors: { [`${list.level} &`]: { marginBlockEnd: vars.space[16] } } },
    [media.desktop]: { selectors: { [`${list.falling} &`]: { marginBlockEnd: vars.space[32] } } },
  },
});

export const title = style({
  ...titles.small,
  selectors: { [`${list.level} &`]: titles.medium },
});

export const text = style({
  marginBlockStart: vars.space[8],
  maxInlineSize: '34rem',
  color: vars.color.textMuted,
});
