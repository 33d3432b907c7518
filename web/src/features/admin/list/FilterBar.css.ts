import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { tones } from '../../../theme/tones.css.ts';

/** On phones two fields beside each other; one, where a date would not have what its browser needs. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(9.75rem, 50% - ${vars.space[12]}), 1fr))`,
  alignItems: 'end',
  gap: vars.space[12],
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8] },
    [media.desktop]: { columnGap: vars.space[12] },
  },
});

/** A field without another one beside it, on phones. */
export const alone = style({ '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } } });

export const select = style({ '@media': { [media.tablet]: { flex: '0 1 auto', minInlineSize: '8rem' } } });

export const search = style([
  alone,
  { '@media': { [media.tablet]: { flex: '1 1 14rem' }, [media.wide]: { maxInlineSize: '22rem' } } },
]);

/** From and To are not parted. A date field takes what its browser needs for the date and the calendar's mark. */
export const days = style({
  display: 'contents',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: '10.75rem 10.75rem',
      columnGap: 'inherit',
    },
  },
});

export const exporting = style({ '@media': { [media.tablet]: { marginInlineStart: 'auto' } } });

export const problem = style({
  gridColumn: '1 / -1',
  flexBasis: '100%',
  color: tones.danger.text,
  fontWeight: vars.fontWeight.medium,
});
