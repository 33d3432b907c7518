import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { tones } from '../../../theme/tones.css.ts';

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const choices = style({
  display: 'inline-flex',
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
});

export const choice = style({
  minBlockSize: vars.density.control,
  paddingInline: vars.space[16],
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:not(:first-child)': { borderInlineStart: `${vars.line.hair} solid ${vars.color.lineStrong}` },
    '&:first-child': {
      borderStartStartRadius: `calc(${vars.radius.sm} - 1px)`,
      borderEndStartRadius: `calc(${vars.radius.sm} - 1px)`,
    },
    '&:last-child': {
      borderStartEndRadius: `calc(${vars.radius.sm} - 1px)`,
      borderEndEndRadius: `calc(${vars.radius.sm} - 1px)`,
    },
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.text,
      color: vars.color.background,
      fontWeight: vars.fontWeight.semibold,
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:focus-visible': { zIndex: vars.layer.raised, position: 'relative' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-pressed="true"])': { backgroundColor: vars.color.hover } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const clock = style({ display: 'grid', gap: vars.space[4] });

export const touches = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'start',
});

const touchCell = style({
  paddingBlock: vars.space[4],
  paddingInlineStart: 0,
  paddingInlineEnd: vars.space[12],
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

export const touchHead = style([touchCell, { fontWeight: vars.fontWeight.semibold }]);

export const touchLabel = style([
  touchCell,
  {
    inlineSize: '7.5rem',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.regular,
    '@media': { [media.belowTablet]: { inlineSize: '5.5rem' } },
  },
]);

export const touchValue = style([touchCell]);

export const forwarding = style({ display: 'grid', justifyItems: 'start', gap: vars.space[8] });

export const forwardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});

export const forwardError = style({ color: tones.danger.text, overflowWrap: 'anywhere' });
