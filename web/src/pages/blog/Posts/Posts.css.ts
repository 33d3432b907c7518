import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const posts = style({ paddingBlockEnd: vars.space.section });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[64],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[32] },
    [media.desktop]: { columnGap: vars.space[64], rowGap: vars.space[96] },
  },
});

const bothColumns = { '@media': { [media.tablet]: { gridColumn: '1 / -1' } } };

export const item = styleVariants({
  newest: bothColumns,
  wide: bothColumns,
  // The right column stands lower than the left.
  plain: {
    '@media': {
      [media.desktop]: { selectors: { '&:nth-child(odd)': { marginBlockStart: vars.space[96] } } },
    },
  },
});
