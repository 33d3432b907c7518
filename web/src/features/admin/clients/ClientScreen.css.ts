import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import * as rules from '../layout-rules.ts';

/** Who it is and what can be done on one side, what they did on the other; on narrow screens one below the other. */
export const parts = style([
  rules.column(),
  {
    alignItems: 'start',
    gap: vars.density.gap,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(20rem, 24rem) minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: "'person work' 'more work'",
      },
    },
  },
]);

const column = style([rules.column(), { alignContent: 'start', gap: vars.density.gap }]);

/** Cards beside each other on tablets; one that is left over takes the width. */
const pairs = style([
  column,
  {
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'stretch' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);

globalStyle(`${pairs} > :last-child:nth-child(odd)`, {
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
});

export const person = style([pairs, { '@media': { [media.desktop]: { gridArea: 'person' } } }]);

export const work = style([column, { '@media': { [media.desktop]: { gridArea: 'work' } } }]);

export const more = style([pairs, { '@media': { [media.desktop]: { gridArea: 'more' } } }]);

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[64],
  textAlign: 'center',
});
