import { style } from '@vanilla-extract/css';
import { columns, grid } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const offers = style([
  columns('8fr 5fr', 48, 'stretch', 96),
  { '@media': { [media.desktop]: { gridTemplateRows: 'auto auto' } } },
]);

const tabletOnly = `${media.tablet} and ${media.belowDesktop}`;

// Both columns in the same two rows: their lines meet.
export const plans = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[48],
  '@media': {
    [tabletOnly]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[32] },
    [media.desktop]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  },
});

export const foot = style([
  grid({ tablet: ['1fr auto'] }, 24),
  {
    justifyItems: 'start',
    marginBlockStart: vars.space[64],
    '@media': { [media.tablet]: { alignItems: 'center' } },
  },
]);

export const gymNote = style({ fontWeight: vars.fontWeight.semibold });
