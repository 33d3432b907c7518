import { keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { fluid } from '../../theme/fluid.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  borderRadius: vars.radius.lg,
  border: `${vars.line.hair} solid transparent`,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick} ${vars.ease.out}, border-color ${vars.duration.quick} ${vars.ease.out}, transform ${vars.duration.quick} ${vars.ease.out}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'translateY(1px)' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.8 },
  },
});

const atLeastTouch = (height: string) => ({
  minBlockSize: height,
  '@media': { [media.touch]: { minBlockSize: `max(${height}, ${vars.size.touch})` } },
});

// Only for a real pointer: after a tap, a phone would leave the button as if hovered.
const hovered = (look: StyleRule) => ({
  [media.hover]: { selectors: { '&:hover:not(:disabled):not(:active)': look } },
});

export const size = styleVariants({
  sm: {
    ...atLeastTouch(vars.density.controlSmall),
    paddingInline: vars.space[16],
    fontSize: `min(${vars.density.text}, ${vars.fontSize.sm})`,
  },
  md: {
    ...atLeastTouch(vars.density.control),
    paddingInline: `calc(${vars.density.control} * 0.5)`,
    fontSize: vars.density.text,
  },
  lg: {
    ...atLeastTouch(vars.density.controlLarge),
    paddingInline: fluid(24, 32),
    fontSize: vars.density.text,
  },
});

export const variant = styleVariants({
  primary: [
    base,
    {
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      selectors: { '&:active:not(:disabled)': { backgroundColor: vars.color.accentPressed } },
      '@media': hovered({ backgroundColor: vars.color.accentHover }),
    },
  ],
  secondary: [
    base,
    {
      borderColor: vars.color.lineStrong,
      color: vars.color.text,
      selectors: { '&:active:not(:disabled)': { backgroundColor: vars.color.pressed } },
      '@media': hovered({ borderColor: vars.color.text, backgroundColor: vars.color.hover }),
    },
  ],
  ghost: [
    base,
    {
      color: vars.color.text,
      selectors: { '&:active:not(:disabled)': { backgroundColor: vars.color.pressed } },
      '@media': hovered({ backgroundColor: vars.color.hover }),
    },
  ],
  danger: [
    base,
    {
      backgroundColor: vars.color.danger,
      color: vars.color.onDanger,
      '@media': hovered({ backgroundColor: vars.color.dangerHover }),
    },
  ],
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const busyMark = style({
  inlineSize: '1em',
  blockSize: '1em',
  flex: 'none',
  borderRadius: vars.radius.round,
  border: `${vars.line.bold} solid currentColor`,
  borderInlineEndColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
});
