import { style } from '@vanilla-extract/css';
import { column } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  // An open menu lies over everything that floats on the page.
  selectors: { '&:has(details[open])': { zIndex: vars.layer.overlay } },
});

export const skip = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockStart: vars.space[12],
  insetInlineStart: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[24]}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { transform: 'translateY(-5rem)' } },
});

export const bar = style([
  column,
  { display: 'flex', alignItems: 'center', gap: vars.space[16], blockSize: vars.size.header },
]);

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
});

export const nav = style({
  display: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.desktop]: { display: 'block' } },
});

export const list = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const navLink = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${vars.duration.quick} ${vars.ease.out}`,
  selectors: {
    '&[aria-current="page"], &[data-current], details[open] > &': { color: vars.color.text },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[12],
      insetBlockEnd: vars.space[4],
      borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}`,
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: `transform ${vars.duration.steady} ${vars.ease.out}`,
    },
    '&[aria-current="page"]::after, &[data-current]::after': { transform: 'scaleX(1)' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});

export const submenu = style({ position: 'relative' });

export const chevron = style({
  transition: `transform ${vars.duration.quick} ${vars.ease.out}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const submenuPanel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[8]})`,
  insetInlineStart: 0,
  inlineSize: '16rem',
  padding: vars.space[8],
  backgroundColor: vars.color.raised,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.overlay,
  selectors: {
    // Keeps the mouse inside on its way from the button to the panel.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '100%',
      blockSize: vars.space[12],
    },
  },
});

export const submenuLink = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[12],
  borderRadius: vars.radius.sm,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': { boxShadow: `inset ${vars.line.bold} 0 0 ${vars.color.accent}` },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } } },
});

export const submenuLabel = style({ fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.snug });

export const submenuText = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});

/** What the name and the menu leave of a narrow bar. */
export const connectPlace = style({
  display: 'flex',
  justifyContent: 'end',
  flex: '1 1 0',
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${vars.space[16]})`,
  containerType: 'inline-size',
  '@media': { [media.desktop]: { display: 'contents' } },
});

export const connect = style({
  // With large text there is no room for it; the menu has one too.
  '@container': { '(max-width: 6rem)': { display: 'none' } },
  '@media': {
    [media.desktop]: { marginInlineStart: vars.space[8] },
    // The open menu has a Connect of its own.
    [`not all and ${media.desktop}`]: {
      selectors: { [`${header}:has(details[open]) &`]: { visibility: 'hidden' } },
    },
  },
});
