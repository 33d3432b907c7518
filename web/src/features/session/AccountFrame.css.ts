import { style } from '@vanilla-extract/css';
import { column } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { ink, vars } from '../../theme/theme.css.ts';

export const frame = style({ position: 'relative', overflow: 'hidden' });

export const inner = style([
  column,
  {
    display: 'grid',
    alignContent: 'start',
    minBlockSize: '60svh',
    paddingBlock: vars.space[48],
    '@media': {
      [media.tablet]: { paddingBlock: vars.space[96] },
      [media.desktop]: { minBlockSize: `calc(100svh - ${vars.size.header})`, alignContent: 'center' },
    },
  },
]);

export const content = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
  '@media': { [media.belowTablet]: { maxInlineSize: 'none' } },
});

/** Beside the form, out to the edge of the screen, where there is room for it. */
export const side = style([
  ink,
  {
    display: 'none',
    '@media': {
      [media.tablet]: {
        display: 'block',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        inlineSize: `calc(100% - ${vars.size.form} - 2 * ${vars.space.gutter})`,
      },
      [media.desktop]: { inlineSize: '50%' },
    },
  },
]);

export const art = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '80% 50%',
});
