import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { ink, paper, vars } from '../../theme/theme.css.ts';

const base = style([
  paper,
  {
    display: 'flex',
    flexDirection: 'column',
    border: `${vars.line.hair} solid ${vars.color.line}`,
    borderRadius: vars.radius.md,
    boxShadow: vars.shadow.overlay,
    overflow: 'hidden',
    pointerEvents: 'auto',
    fontSize: vars.fontSize.sm,
    outline: 'none',
  },
]);

export const panel = styleVariants({
  open: [
    base,
    {
      inlineSize: vars.size.chatPanel,
      blockSize: vars.size.chatPanelBlock,
      maxBlockSize: vars.size.chatPanelMaximum,
      '@media': {
        [media.belowTablet]: {
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          inlineSize: 'auto',
          blockSize: vars.size.chatPanelMaximum,
          borderInline: 'none',
          borderBlockEnd: 'none',
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        },
      },
    },
  ],
  minimised: [
    base,
    {
      inlineSize: `min(${vars.size.chatBar}, calc(100vw - ${vars.space[32]}))`,
      blockSize: vars.size.chatBarBlock,
    },
  ],
});

export const head = style([
  ink,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    flex: 'none',
    blockSize: vars.size.chatBarBlock,
    paddingInlineStart: vars.space[16],
    paddingInlineEnd: vars.space[8],
  },
]);

export const titles = style({ flex: 1, minInlineSize: 0 });

export const title = style({
  fontSize: vars.fontSize.md,
  fontFamily: vars.font.text,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.none,
  lineHeight: vars.lineHeight.snug,
});

export const subtitle = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});

export const foot = style({
  display: 'grid',
  gap: vars.space[8],
  flex: 'none',
  padding: vars.space[12],
  paddingBlockEnd: `max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  flex: 'none',
  paddingInline: vars.space[16],
  paddingBlockEnd: vars.space[12],
});

export const chip = style({
  minBlockSize: '2.25rem',
  paddingInline: vars.space[12],
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  fontWeight: vars.fontWeight.medium,
  transition: `background-color ${vars.duration.quick} ${vars.ease.out}`,
  selectors: {
    '&:active:not(:disabled)': { backgroundColor: vars.color.pressed },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.touch },
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled):not(:active)': {
          backgroundColor: vars.color.hover,
          borderColor: vars.color.text,
        },
      },
    },
  },
});

export const coach = style({
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  fontSize: vars.fontSize.sm,
});

export const full = style({ display: 'grid', gap: vars.space[8], color: vars.color.textMuted });
