import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { phoneColumns } from '../FilterBar.css.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: phoneColumns,
  alignItems: 'end',
  gap: vars.space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(10.75rem, 1fr))', columnGap: vars.space[8] },
    // A date field takes what its browser needs for the date and the calendar's mark.
    [media.wide]: {
      gridTemplateColumns: 'minmax(14rem, 22rem) 8rem 9rem 10.75rem 10.75rem auto 1fr auto',
      columnGap: vars.space[12],
    },
  },
});

export const search = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'span 2' }, [media.wide]: { gridColumn: 'auto' } },
});

export const exporting = style({ '@media': { [media.wide]: { gridColumn: -2 } } });
