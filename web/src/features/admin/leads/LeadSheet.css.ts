import { style } from '@vanilla-extract/css';
import { stacked } from '../../../theme/columns.ts';
import { hairline } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { tones } from '../../../theme/tones.css.ts';
import { line, parted, quiet } from '../layout-rules.ts';

export const status = style(parted(16));

export const choices = style({
  display: 'inline-flex',
  border: hairline('lineStrong'),
  borderRadius: vars.radius.sm,
});

export const choice = style({
  minBlockSize: vars.density.control,
  paddingInline: vars.space[16],
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:not(:first-child)': { borderInlineStart: hairline('lineStrong') },
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

export const touchCell = style({
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
  quiet,
  {
    inlineSize: '7.5rem',
    fontWeight: vars.fontWeight.regular,
    '@media': { [media.belowTablet]: { inlineSize: '5.5rem' } },
  },
]);

export const forwarding = style(stacked(8));

export const forwardHead = style(line(12));

export const forwardError = style({ color: tones.danger.text, overflowWrap: 'anywhere' });
