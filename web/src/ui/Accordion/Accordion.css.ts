import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` });

export const item = style({ borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` });

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[24],
  minBlockSize: vars.space[64],
  paddingBlock: vars.space[16],
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  borderRadius: vars.radius.sm,
  textWrap: 'balance',
  transition: `color ${vars.duration.quick} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
});

// Borders, not backgrounds: those vanish under forced colours.
const stroke = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(50% - 1px)',
  borderBlockStart: `${vars.line.bold} solid currentColor`,
  transition: `transform ${vars.duration.steady} ${vars.ease.out}`,
} as const;

export const mark = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  selectors: {
    '&::before': stroke,
    '&::after': { ...stroke, transform: 'rotate(90deg)' },
    [`${item}[open] &::after`]: { transform: 'rotate(0deg)' },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const answer = style({
  maxInlineSize: vars.measure,
  paddingBlockEnd: vars.space[24],
  paddingInlineEnd: vars.space[48],
  color: vars.color.textMuted,
  animation: `${appear} ${vars.duration.steady} ${vars.ease.out}`,
});
