import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const copy = style({
  gridColumn: 2,
  gridRow: 1,
  alignSelf: 'end',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  color: vars.color.textMuted,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});

export const failure = style({
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
});
