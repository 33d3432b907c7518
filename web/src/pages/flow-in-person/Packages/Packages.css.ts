import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const offers = style({
  display: 'grid',
  gap: vars.space[48],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '8fr 5fr',
      gridTemplateRows: 'auto auto',
      columnGap: vars.space[96],
    },
  },
});

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

export const foot = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[24],
  marginBlockStart: vars.space[64],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
});

export const gymNote = style({ fontWeight: vars.fontWeight.semibold });

export const note = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
