import { style } from '@vanilla-extract/css';
import { stacked } from '../../theme/columns.ts';
import { column } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const parts = style([
  column,
  {
    display: 'grid',
    gap: vars.space[64],
    paddingBlock: vars.space[64],
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: '7fr 5fr',
        columnGap: vars.space[96],
        paddingBlock: vars.space[96],
      },
    },
  },
]);

export const side = style({ display: 'grid', gap: vars.space[64], alignContent: 'start' });

/** What stands there in the place of the page. */
export const alone = style([
  column,
  stacked(24),
  {
    alignContent: 'start',
    // As tall as the screen: the footer does not move when the page comes.
    minBlockSize: '100svh',
    paddingBlock: vars.space[64],
  },
]);
