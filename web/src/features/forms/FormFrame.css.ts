import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** Questions are read before they are answered: their labels are as large as text. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  vars: { [vars.density.label]: vars.fontSize.md },
});

// What has the focus stays clear of the buttons at the bottom of a phone's screen.
globalStyle(`:root:has(.${frame})`, {
  scrollPaddingBlockStart: vars.space[24],
  '@media': { [media.belowDesktop]: { scrollPaddingBlockEnd: vars.space[128] } },
});

export const bar = style([
  column,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    minBlockSize: vars.space[64],
  },
]);

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});

export const main = style([
  column,
  { display: 'flex', flexDirection: 'column', flex: '1 0 auto', outline: 'none' },
]);
