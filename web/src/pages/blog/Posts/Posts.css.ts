import { style, styleVariants } from '@vanilla-extract/css';
import { grid } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const posts = style({ paddingBlockEnd: vars.space.section });

export const list = style([
  grid({ tablet: [2, 32], desktop: [2, 64, 96] }),
  { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[64] },
]);

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
