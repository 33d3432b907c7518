import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { ink, vars } from '../../theme/theme.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

// Beside the chat's launcher on phones, in the other corner where there is more room.
export const card = style([
  ink,
  {
    position: 'fixed',
    zIndex: vars.layer.header,
    insetBlockEnd: `max(${vars.space[12]}, env(safe-area-inset-bottom))`,
    insetInlineStart: `calc(${vars.space[64]} + ${vars.space[8]})`,
    insetInlineEnd: vars.space[12],
    display: 'grid',
    gap: vars.space[12],
    maxBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space[24]})`,
    overflowY: 'auto',
    padding: vars.space[16],
    border: `${vars.line.hair} solid ${vars.color.line}`,
    borderRadius: vars.radius.md,
    boxShadow: vars.shadow.overlay,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.snug,
    animation: `${arrive} ${vars.duration.steady} ${vars.ease.out}`,
    '@media': {
      [media.tablet]: {
        insetBlockEnd: vars.space[24],
        insetInline: `auto ${vars.space[24]}`,
        // An open chat stands beside it.
        inlineSize: `min(${vars.size.form}, 100vw - ${vars.size.chatPanel} - ${vars.space[64]})`,
        padding: vars.space[24],
      },
      [media.print]: { display: 'none' },
    },
  },
]);

export const title = style({ fontSize: vars.fontSize.lg });

export const text = style({ color: vars.color.textMuted });

export const link = style({ color: vars.color.text });

// What the keyboard reaches is scrolled clear of the card, at the end of the page too.
globalStyle(`:root:has(.${card})`, {
  scrollPaddingBlockEnd: '16rem',
  '@media': { [`${media.tablet} and ${media.belowDesktop}`]: { scrollPaddingBlockEnd: 'min(20rem, 60dvh)' } },
});
globalStyle(`:root:has(.${card}) footer`, { paddingBlockEnd: '8rem' });
