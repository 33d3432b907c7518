import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { numeral } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

export const page = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: `calc(100svh - ${vars.size.header})`,
  paddingBlockStart: vars.space[64],
  // The last line stays clear of the chat launcher.
  paddingBlockEnd: vars.space[128],
  overflow: 'hidden',
});

export const art = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '62% 0',
  maskImage: 'linear-gradient(to top, transparent 36%, black 82%)',
  '@media': { [media.desktop]: { maskImage: 'linear-gradient(to right, transparent 28%, black 72%)' } },
});

export const inner = style({ position: 'relative', display: 'grid', justifyItems: 'start' });

export const code = style({
  ...numeral,
  marginInlineStart: '-0.02em',
  color: vars.color.accent,
  fontSize: vars.fontSize.numeral,
  lineHeight: 0.86,
});

export const title = style({ marginBlockStart: vars.space[24], fontSize: vars.fontSize['4xl'] });

export const text = style({
  marginBlockStart: vars.space[12],
  maxInlineSize: '34rem',
  color: vars.color.textMuted,
  textWrap: 'balance',
});

export const home = style({ marginBlockStart: vars.space[32] });
