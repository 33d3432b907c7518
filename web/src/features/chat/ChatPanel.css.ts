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
