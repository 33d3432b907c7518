import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const menu = style({ '@media': { [media.desktop]: { display: 'none' } } });

// The page behind an open menu does not scroll.
globalStyle(`:root:has(.${menu}[open])`, {
  '@media': { [`not all and ${media.desktop}`]: { overflow: 'hidden' } },
});

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginInlineEnd: `calc(-1 * ${vars.space[12]})`,
  borderRadius: vars.radius.round,
});

// Borders, not backgrounds: those vanish under forced colours.
const barLine = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `${vars.line.bold} solid currentColor`,
  transition: `transform ${vars.duration.steady} ${vars.ease.out}`,
} as const;

export const bars = style({
  position: 'relative',
  inlineSize: '1.5rem',
  blockSize: '0.625rem',
  selectors: {
    '&::before': { ...barLine, insetBlockStart: 0 },
    '&::after': { ...barLine, insetBlockEnd: 0 },
    [`${menu}[open] &::before`]: { transform: 'translateY(0.25rem) rotate(45deg)' },
    [`${menu}[open] &::after`]: { transform: 'translateY(-0.25rem) rotate(-45deg)' },
  },
});

export const panel = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: vars.size.header,
  blockSize: `calc(100dvh - ${vars.size.header})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  paddingInline: vars.space.gutter,
  paddingBlockEnd: `max(${vars.space[24]}, env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.background,
  animation: `${appear} ${vars.duration.steady} ${vars.ease.out}`,
});

export const list = style({ display: 'grid' });

export const item = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.space[64],
  fontFamily: vars.font.display,
  fontSize: vars.fontSize['2xl'],
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.heading,
  textDecoration: 'none',
  '@media': { [media.short]: { minBlockSize: vars.space[48] } },
  selectors: { '&[aria-current="page"]': { color: vars.color.accentText } },
});

export const groupLabel = style({
  paddingBlockStart: vars.space[12],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  columnGap: vars.space[32],
});

export const childLink = style([link, { minBlockSize: vars.space[48], paddingBlockEnd: vars.space[4] }]);

export const foot = style({
  display: 'grid',
  gap: vars.space[8],
  marginBlockStart: 'auto',
});

export const connect = style({ inlineSize: '100%' });

export const mail = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  color: vars.color.textMuted,
});
