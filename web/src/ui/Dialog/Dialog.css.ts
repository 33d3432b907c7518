import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });

const panel = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  insetInline: 0,
  insetBlockEnd: 0,
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: vars.size.dialog,
  maxBlockSize: `calc(100dvh - ${vars.space[24]})`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  boxShadow: vars.shadow.overlay,
  animation: `${rise} ${vars.duration.slow} ${vars.ease.out}`,
  overflow: 'hidden',
  '@media': {
    // It hangs from above and grows downwards: what is written in it stays where it is when a message comes or goes.
    [media.tablet]: {
      insetBlock: `${vars.size.dialogTop} auto`,
      maxBlockSize: `calc(100dvh - ${vars.size.dialogTop} - ${vars.space[24]})`,
      borderRadius: vars.radius.lg,
    },
    [media.wide]: {
      insetBlock: 0,
      marginBlock: 'auto',
      blockSize: 'fit-content',
      maxBlockSize: `calc(100dvh - ${vars.space[48]})`,
    },
  },
});

const head = style({
  position: 'relative',
  paddingBlockStart: vars.space[24],
  paddingInline: vars.space[24],
  paddingBlockEnd: vars.space[8],
  '@media': { [media.tablet]: { paddingInline: vars.space[32], paddingBlockStart: vars.space[32] } },
});

const title = style({
  paddingInlineEnd: vars.space[48],
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
});

const description = style({ color: vars.color.textMuted, marginBlockStart: vars.space[8] });

const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineEnd: vars.space[12],
  '@media': { [media.tablet]: { insetBlockStart: vars.space[24], insetInlineEnd: vars.space[24] } },
});

const body = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space[24],
  paddingBlockStart: vars.space[8],
  paddingBlockEnd: `max(${vars.space[24]}, env(safe-area-inset-bottom))`,
  '@media': { [media.tablet]: { paddingInline: vars.space[32], paddingBlockEnd: vars.space[32] } },
});

export const look = { panel, head, title, description, close, body };
