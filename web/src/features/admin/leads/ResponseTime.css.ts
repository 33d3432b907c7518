import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { tones } from '../../../theme/tones.css.ts';

export const response = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '0.125rem',
  fontSize: vars.fontSize.xs,
  '@media': {
    [media.belowTablet]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[8],
      fontSize: 'inherit',
    },
  },
});

export const waiting = style({ fontWeight: vars.fontWeight.semibold });

/** What is hidden in it stays in the list's own scrolling. */
export const late = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: vars.fontWeight.semibold,
  whiteSpace: 'nowrap',
});

export const more = style({ color: vars.color.textMuted });

export const answered = style({ whiteSpace: 'nowrap' });

export const alert = style({ flex: 'none' });

export const check = style({
  display: 'inline',
  marginInlineEnd: vars.space[4],
  verticalAlign: '-0.125em',
  color: tones.success.text,
});
