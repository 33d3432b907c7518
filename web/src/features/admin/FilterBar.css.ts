import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** Two fields beside each other; one, where a date would not have what its browser needs. */
export const phoneColumns = `repeat(auto-fit, minmax(max(9.75rem, 50% - ${vars.space[12]}), 1fr))`;

export const bar = style({
  display: 'grid',
  gridTemplateColumns: phoneColumns,
  alignItems: 'end',
  gap: vars.space[12],
  '@media': {
    // A date field takes what its browser needs for the date and the calendar's mark.
    [media.tablet]: { gridTemplateColumns: '8rem 10.75rem 10.75rem auto 1fr auto', columnGap: vars.space[8] },
    [media.desktop]: { columnGap: vars.space[12] },
  },
});

export const status = style({
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
});

export const exporting = style({
  '@media': { [media.tablet]: { gridColumn: -2 } },
});

export const error = style({
  gridColumn: '1 / -1',
  color: vars.color.tone.danger.text,
  fontWeight: vars.fontWeight.medium,
});
