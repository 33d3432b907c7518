import { globalStyle, style } from '@vanilla-extract/css';
import { rail } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const intro = style({
  display: 'grid',
  gap: vars.space[8],
  justifyItems: 'start',
  maxInlineSize: vars.measure,
  textWrap: 'balance',
});

// A rail on phones; above, a mosaic in which the first and the last card are larger.
export const cards = style([
  rail('min(78vw, 20rem)', 'belowTablet'),
  {
    gap: vars.space[12],
    marginBlockStart: vars.space[32],
    '@media': {
      [media.belowTablet]: { gridAutoRows: '24rem' },
      [media.tablet]: {
        gap: vars.space[16],
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridAutoRows: 'minmax(20rem, auto)',
        marginBlockStart: vars.space[64],
      },
      [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gridAutoRows: '21rem' },
    },
  },
]);

globalStyle(`${cards} > li:first-child, ${cards} > li:last-child`, {
  '@media': { [media.tablet]: { gridColumn: 'span 2' } },
});

globalStyle(`${cards} > li:first-child`, {
  '@media': { [media.tablet]: { minBlockSize: '28rem' }, [media.desktop]: { gridRow: 'span 2' } },
});

export const foot = style({
  marginBlockStart: vars.space[32],
  '@media': { [media.tablet]: { marginBlockStart: vars.space[48], display: 'flex', justifyContent: 'end' } },
});
