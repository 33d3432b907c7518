import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { admin } from '../../theme/admin.css.ts';
import { media } from '../../theme/media.ts';
import { ink, vars } from '../../theme/theme.css.ts';
import type { ToastVariant } from './toasts.store.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });
const leave = keyframes({ to: { opacity: 0 } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { opacity: 0, transform: 'translateX(calc(100% + 2rem))' },
});

const modal = '[role="dialog"][aria-modal="true"]';

/** What is open in the page of the admin itself: a popover, at its foot. */
const adminPopover = `.${admin} [role="dialog"]`;

const atTheTop = {
  insetBlock: '0 auto',
  paddingBlockStart: `max(${vars.space[12]}, env(safe-area-inset-top))`,
};

/**
 * At the lower edge, where it covers neither the header nor the first field of a form; a corner when there is room. On
 * phones it stands at the upper edge while there is a dialog, whose buttons are below, and so does an error on a page of
 * the site: below, it would lie over the fields that it speaks of. A list of the admin has controls at its foot: a toast
 * stands above them, and at the upper edge while a popover is open there. On phones such a page ends with room for one.
 */
export const viewport = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  padding: vars.space[12],
  paddingBlockEnd: `max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  selectors: { [`:root:has(${adminPopover}) &`]: atTheTop },
  '@media': {
    [media.belowTablet]: {
      selectors: {
        [`:root:has(${modal}) &`]: atTheTop,
        [`:root:not(:has(.${admin})) &:has([data-variant="destructive"])`]: atTheTop,
      },
    },
    [media.tablet]: {
      insetInlineStart: 'auto',
      inlineSize: '100%',
      // An open chat stands beside it.
      maxInlineSize: `min(${vars.size.toast}, 100vw - ${vars.size.chatPanel} - ${vars.space[16]})`,
      padding: vars.space[24],
      paddingInlineStart: vars.space[12],
      selectors: {
        [`:root:has(.${admin}):not(:has([role="dialog"])) &`]: {
          paddingBlockEnd: `calc(${vars.space[24]} + ${vars.density.controlSmall} + ${vars.space[12]})`,
        },
      },
    },
    // Beside a dialog, not over its edge.
    [media.wide]: {
      maxInlineSize: `min(${vars.size.toast}, 50vw - ${vars.size.dialog} / 2 - ${vars.space[12]})`,
      paddingInlineStart: 0,
    },
  },
});

// Where there is no room beside a dialog, it makes room for a toast: a sheet on phones above it, one that hangs from the
// upper edge of a tablet below it. Neither its head nor its buttons lie under one.
const besideDialog = `${media.tablet} and (not ${media.wide})`;

function makeRoom(shown: string, block: string): void {
  globalStyle(`:root:has(.${viewport} ${shown}) ${modal}`, {
    '@media': {
      [media.belowTablet]: { maxBlockSize: `max(18rem, 100dvh - ${block})` },
      [besideDialog]: { maxBlockSize: `max(18rem, 100dvh - ${vars.size.dialogTop} - 1rem - ${block})` },
    },
  });
}

makeRoom('[data-state="open"]', '7.5rem');
makeRoom('[data-variant="destructive"]', '13.5rem');

const card = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  columnGap: vars.space[12],
  rowGap: vars.space[12],
  padding: vars.space[16],
  paddingInlineEnd: vars.space[8],
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.duration.steady} ${vars.ease.out}`,
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': {
      transform: 'none',
      transition: `transform ${vars.duration.quick} ${vars.ease.out}`,
    },
    '&[data-state="closed"]': { animation: `${leave} ${vars.duration.quick} ${vars.ease.out} forwards` },
    '&[data-swipe="end"]': { animation: `${swipeOut} ${vars.duration.quick} ${vars.ease.out} forwards` },
  },
});

export const toast: Record<ToastVariant, string> = styleVariants({
  default: [ink, card],
  destructive: [
    ink,
    card,
    {
      backgroundColor: vars.color.danger,
      borderColor: vars.color.dangerHover,
      color: vars.color.onDanger,
      vars: { [vars.color.focus]: vars.color.onDanger, [vars.color.textMuted]: vars.color.onDanger },
    },
  ],
});

export const words = style({
  gridArea: '1 / 1 / auto / -1',
  display: 'grid',
  gap: vars.space[4],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  minInlineSize: 0,
});

export const title = style({
  paddingBlockStart: vars.space[4],
  paddingInlineEnd: vars.space[48],
  fontWeight: vars.fontWeight.semibold,
});

export const description = style({ color: vars.color.textMuted, paddingInlineEnd: vars.space[8] });

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  listStyle: 'disc',
  paddingInlineStart: vars.space[16],
});

// Its cross is on the line of the title.
export const close = style({
  gridArea: '1 / 2',
  marginBlockStart: `calc((${vars.fontSize.sm} * ${vars.lineHeight.snug} - ${vars.density.control}) / 2 + ${vars.space[4]})`,
});

export const action = style({ gridColumn: '1 / -1', justifySelf: 'start' });
