import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

// As wide as they have items.
export const groups = style({
  display: 'grid',
  gap: vars.space[48],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[32] },
    [media.desktop]: {
      gridTemplateColumns: '6fr 5fr 4fr',
      columnGap: vars.space[48],
    },
  },
});

export const group = style({
  paddingBlockStart: vars.space[24],
  borderBlockStart: `${vars.line.bold} solid ${vars.color.text}`,
  '@media': {
    [`${media.tablet} and ${media.belowDesktop}`]: {
      selectors: { '&:first-child': { gridColumn: '1 / -1' } },
    },
  },
});

export const title = style({ fontSize: vars.fontSize.xl });

export const items = style({ marginBlockStart: vars.space[16] });

export const item = style({
  position: 'relative',
  paddingBlock: vars.space[12],
  paddingInlineStart: vars.space[24],
  lineHeight: 1.4,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc(${vars.space[12]} + 0.66em)`,
      inlineSize: vars.space[12],
      borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}`,
    },
  },
});
