import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.25rem)' } });

/** On phones a popover is as wide as what holds its button and places it: there is no room beside. */
export const place = style({ '@media': { [media.tablet]: { position: 'relative' } } });

export const panel = style({
  position: 'absolute',
  zIndex: vars.layer.header,
  insetInline: 0,
  insetBlockEnd: `calc(100% + ${vars.space[8]})`,
  padding: vars.space[16],
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.density.text,
  animation: `${appear} ${vars.duration.quick} ${vars.ease.out}`,
  '@media': { [media.tablet]: { insetInlineStart: 'auto' } },
});

export const title = style({
  fontFamily: vars.font.text,
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.none,
  marginBlockEnd: vars.space[12],
});
