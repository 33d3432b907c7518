import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** The list takes what height is left and scrolls in itself; on phones and low screens the page scrolls. */
export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gap: vars.density.gap,
  inlineSize: '100%',
  maxInlineSize: '120rem',
  marginInline: 'auto',
  padding: vars.space[16],
  '@media': {
    [media.tablet]: { padding: vars.space[24], blockSize: '100dvh' },
    [media.short]: { blockSize: 'auto' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const heading = style({ fontSize: vars.fontSize.xl });

export const subtitle = style({ color: vars.color.textMuted, marginBlockStart: vars.space[4] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.textMuted,
  '@media': { [media.belowTablet]: { flexBasis: '100%' } },
});

export const centre = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '100dvh',
  padding: vars.space[24],
});
