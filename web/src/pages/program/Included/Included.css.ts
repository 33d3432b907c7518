import { style } from '@vanilla-extract/css';
import { grid } from '../../../theme/columns.ts';
import { boldLine, hairline, ruled } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

// As wide as they have items.
export const groups = style(grid({ tablet: [2, 32], desktop: ['6fr 5fr 4fr', 48] }, 48));

export const group = style({
  ...ruled(24, boldLine('text')),
  '@media': {
    [`${media.tablet} and ${media.belowDesktop}`]: {
      selectors: { '&:first-child': { gridColumn: '1 / -1' } },
    },
  },
});

export const items = style({ marginBlockStart: vars.space[16] });

export const item = style({
  position: 'relative',
  paddingBlock: vars.space[12],
  paddingInlineStart: vars.space[24],
  lineHeight: 1.4,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: hairline() },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc(${vars.space[12]} + 0.66em)`,
      inlineSize: vars.space[12],
      borderBlockStart: boldLine(),
    },
  },
});
