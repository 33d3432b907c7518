import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: vars.space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '9rem 9.5rem 9.5rem auto 1fr auto' },
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
