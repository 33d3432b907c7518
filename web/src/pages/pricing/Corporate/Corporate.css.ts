import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { include as planInclude } from '../Plans/Plans.css.ts';

export const corporate = style({ overflow: 'hidden' });

export const art = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '58%',
  blockSize: '100%',
  objectFit: 'cover',
  maskImage: 'linear-gradient(to right, transparent, black 60%)',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const inner = style({ position: 'relative', display: 'grid', justifyItems: 'start' });

export const title = style({
  maxInlineSize: '7em',
  fontSize: vars.fontSize['5xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const summary = style({
  marginBlockStart: vars.space[16],
  maxInlineSize: '30rem',
  fontSize: vars.fontSize.lg,
  lineHeight: 1.5,
});

export const includes = style({ display: 'grid', gap: vars.space[8], marginBlockStart: vars.space[24] });

export const include = style([planInclude, { maxInlineSize: '32rem' }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[24],
  rowGap: vars.space[12],
  marginBlockStart: vars.space[32],
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  fontWeight: vars.fontWeight.semibold,
  textDecorationColor: vars.color.accent,
  textDecorationThickness: vars.line.bold,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
});
