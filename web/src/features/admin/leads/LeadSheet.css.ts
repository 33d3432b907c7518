import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts';

const hairline = `${vars.line.hair} solid ${vars.color.line}`;

export const section = style({
  display: 'grid',
  // A long word in one of them must not widen them all.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const sectionTitle = style({
  fontFamily: vars.font.text,
  fontSize: vars.density.text,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.none,
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.fontSize.xs });

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

export const notes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

export const noteList = style({ display: 'grid', gap: vars.space[12] });

export const note = style({
  display: 'grid',
  gap: vars.space[4],
  paddingInlineStart: vars.space[12],
  borderInlineStart: `${vars.line.bold} solid ${vars.color.line}`,
});

export const noteText = style({
  maxInlineSize: vars.measure,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const noteForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
});

export const addNote = style({ justifySelf: 'start' });

export const noteField = style({
  blockSize: 'auto',
  paddingBlock: vars.space[8],
  lineHeight: vars.density.lineHeight,
  resize: 'vertical',
});

/** The error at the field, said at once to people who listen. */
export const said = style([visuallyHidden]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space[12],
});

export const fact = style({ minInlineSize: 0 });

export const value = style({ overflowWrap: 'anywhere' });

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

export const forwardError = style({ color: vars.color.tone.danger.text, overflowWrap: 'anywhere' });

export const events = style({ display: 'grid', gap: vars.space[8] });

export const event = style({
  display: 'grid',
  gridTemplateColumns: '9.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
