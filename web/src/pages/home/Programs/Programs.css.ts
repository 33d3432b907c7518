import { globalStyle, style } from '@vanilla-extract/css';
import { sectionTitle } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const title = style([sectionTitle, { maxInlineSize: '11em' }]);

export const intro = style({
  display: 'grid',
  gap: vars.space[8],
  justifyItems: 'start',
  maxInlineSize: vars.measure,
  textWrap: 'balance',
});

export const explore = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  fontWeight: vars.fontWeight.semibold,
  textDecorationColor: vars.color.accent,
  textDecorationThickness: vars.line.bold,
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
});

// A rail on phones; above, a mosaic in which the first and the last card are larger.
export const cards = style({
  display: 'grid',
  gap: vars.space[12],
  marginBlockStart: vars.space[32],
  '@media': {
    [media.belowTablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(78vw, 20rem)',
      gridAutoRows: '24rem',
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: vars.space.gutter,
      paddingBlock: vars.space[4],
      scrollPaddingInline: vars.space.gutter,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
    },
    [media.tablet]: {
      gap: vars.space[16],
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoRows: 'minmax(20rem, auto)',
      marginBlockStart: vars.space[64],
    },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gridAutoRows: '21rem' },
  },
});

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
