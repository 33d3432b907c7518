import { globalStyle, style } from '@vanilla-extract/css';
import { grid, growing, rail, stacked } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { balanced } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const intro = style({ ...stacked(8), ...balanced, maxInlineSize: vars.measure });

// A rail on phones; above, a mosaic in which the first and the last card are larger.
export const cards = style([
  rail('min(78vw, 20rem)', 'belowTablet'),
  grid({ tablet: [2, 16, 16], desktop: [4] }, 12),
  growing('marginBlockStart', 32, 64, 'tablet'),
  {
    '@media': {
      [media.belowTablet]: { gridAutoRows: '24rem' },
      [media.tablet]: { gridAutoRows: 'minmax(20rem, auto)' },
      [media.desktop]: { gridAutoRows: '21rem' },
    },
  },
]);

globalStyle(`${cards} > li:first-child, ${cards} > li:last-child`, {
  '@media': { [media.tablet]: { gridColumn: 'span 2' } },
});

globalStyle(`${cards} > li:first-child`, {
  '@media': { [media.tablet]: { minBlockSize: '28rem' }, [media.desktop]: { gridRow: 'span 2' } },
});

export const foot = style([
  growing('marginBlockStart', 32, 48, 'tablet'),
  { '@media': { [media.tablet]: { display: 'flex', justifyContent: 'end' } } },
]);
