import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { ink, vars } from '../../theme/theme.css.ts';

const size = { phone: '3rem', wide: `clamp(2.75rem, ${vars.space.gutter} - ${vars.space[24]}, 3.5rem)` };

export const corner = style({
  position: 'fixed',
  zIndex: vars.layer.launcher,
  insetInlineStart: `max(${vars.space[16]}, env(safe-area-inset-left))`,
  insetBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[12],
  pointerEvents: 'none',
  transition: `transform ${vars.duration.steady} ${vars.ease.out}`,
  selectors: {
    '&[data-covering="true"]': { transform: `translateY(calc(100% + ${vars.space[24]}))` },
  },
  '@media': {
    [media.belowTablet]: {
      insetInlineStart: `max(${vars.space[12]}, env(safe-area-inset-left))`,
      insetBlockEnd: `max(${vars.space[12]}, env(safe-area-inset-bottom))`,
    },
    [media.print]: { display: 'none' },
  },
});

export const launcher = style([
  ink,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.phone,
    blockSize: size.phone,
    border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.round,
    color: vars.color.accent,
    pointerEvents: 'auto',
    transition: `transform ${vars.duration.quick} ${vars.ease.out}, border-color ${vars.duration.quick} ${vars.ease.out}`,
    selectors: {
      '&:active': { transform: 'scale(0.96)' },
      // The launcher stands on light and on dark sections alike: its ring has an edge of its own.
      '&:focus-visible': {
        outlineColor: vars.color.accent,
        boxShadow: `0 0 0 ${vars.space[8]} ${vars.color.background}`,
      },
    },
    '@media': {
      [media.belowTablet]: { selectors: { '&[aria-expanded="true"]': { display: 'none' } } },
      [media.tablet]: {
        inlineSize: size.wide,
        blockSize: size.wide,
        // In the middle of the gutter; below its open panel, in line with that.
        selectors: {
          '&[aria-expanded="false"]': {
            marginInlineStart: `calc((${vars.space.gutter} - ${size.wide}) / 2 - ${vars.space[16]})`,
          },
        },
      },
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } },
    },
  },
]);

export const tooltip = style([
  ink,
  {
    position: 'absolute',
    insetInlineStart: `calc(100% + ${vars.space[8]})`,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
    border: `${vars.line.hair} solid ${vars.color.line}`,
    borderRadius: vars.radius.sm,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    opacity: 0,
    visibility: 'hidden',
    pointerEvents: 'none',
    transition: `opacity ${vars.duration.quick} ${vars.ease.out}`,
    selectors: {
      [`${launcher}:focus-visible:not([aria-expanded="true"]) > &`]: { opacity: 1, visibility: 'visible' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          [`${launcher}:hover:not([aria-expanded="true"]) > &`]: { opacity: 1, visibility: 'visible' },
        },
      },
    },
  },
]);
