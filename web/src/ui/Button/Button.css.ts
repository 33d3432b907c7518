import { keyframes, style, styleVariants } from '@vanilla-extract/css';
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

const touchTarget = { '@media': { [media.touch]: { minBlockSize: vars.size.touch } } };

export const size = styleVariants({
  sm: {
    minBlockSize: vars.density.controlSmall,
    paddingInline: vars.space[16],
    fontSize: `min(${vars.density.text}, ${vars.fontSize.sm})`,
    ...touchTarget,
  },
  md: {
    minBlockSize: vars.density.control,
    paddingInline: `calc(${vars.density.control} * 0.5)`,
    fontSize: vars.density.text,
    ...touchTarget,
  },
  lg: {
    minBlockSize: vars.density.controlLarge,
    paddingInline: vars.space[32],
    fontSize: vars.density.text,
    ...touchTarget,
  },
});

export const variant = styleVariants({
  primary: [
    base,
    {
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      selectors: {
        '&:hover:not(:disabled)': { backgroundColor: vars.color.accentHover },
        '&:active:not(:disabled)': { backgroundColor: vars.color.accentPressed },
      },
    },
  ],
  secondary: [
    base,
    {
      borderColor: vars.color.lineStrong,
      color: vars.color.text,
      selectors: {
        '&:hover:not(:disabled)': { borderColor: vars.color.text, backgroundColor: vars.color.hover },
        '&:active:not(:disabled)': { backgroundColor: vars.color.pressed },
      },
    },
  ],
  ghost: [
    base,
    {
      color: vars.color.text,
      selectors: {
        '&:hover:not(:disabled)': { backgroundColor: vars.color.hover },
        '&:active:not(:disabled)': { backgroundColor: vars.color.pressed },
      },
    },
  ],
  danger: [
    base,
    {
      backgroundColor: vars.color.danger,
      color: vars.color.onDanger,
      selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.dangerHover } },
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
