import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

/** Who it is and what can be done on one side, what they did on the other; on narrow screens one below the other. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.density.gap,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(20rem, 24rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: "'person work' 'more work'",
    },
  },
});

const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.density.gap,
});

export const person = style([column, { '@media': { [media.desktop]: { gridArea: 'person' } } }]);

export const work = style([column, { '@media': { [media.desktop]: { gridArea: 'work' } } }]);

export const more = style([column, { '@media': { [media.desktop]: { gridArea: 'more' } } }]);

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[64],
  textAlign: 'center',
});
