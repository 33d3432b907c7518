import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(1.5rem)' } });

const panel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: '42rem',
  backgroundColor: vars.color.background,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  animation: `${arrive} ${vars.duration.steady} ${vars.ease.out}`,
  '@media': {
    [media.tablet]: { borderInlineStart: `${vars.line.hair} solid ${vars.color.line}` },
  },
});

const head = style({
  position: 'relative',
  paddingBlock: vars.space[16],
  paddingInline: vars.space[16],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': { [media.tablet]: { paddingInline: vars.space[24] } },
});

const title = style({
  fontSize: vars.fontSize.xl,
  overflowWrap: 'anywhere',
  marginInlineEnd: vars.space[48],
});

const description = style({ color: vars.color.textMuted, marginBlockStart: vars.space[4] });

const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[16],
  insetInlineEnd: vars.space[16],
  '@media': { [media.tablet]: { insetInlineEnd: vars.space[24] } },
});

const body = style({
  flex: '1',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space[16],
  paddingBlockEnd: `max(${vars.space[32]}, env(safe-area-inset-bottom))`,
  '@media': { [media.tablet]: { paddingInline: vars.space[24] } },
});

/** In place of a row that has not come. */
export const pending = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[12],
  paddingBlockStart: vars.space[24],
});

export const look = { panel, head, title, description, close, body };
