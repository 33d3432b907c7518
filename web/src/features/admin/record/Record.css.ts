import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts';

export const section = style({
  display: 'grid',
  // A long word in one of them must not widen them all.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  selectors: { '& + &': { borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` } },
});

export const sectionTitle = style({
  fontFamily: vars.font.text,
  fontSize: vars.density.text,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.none,
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.fontSize.xs });

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

export const events = style({ display: 'grid', gap: vars.space[8] });

export const event = style({
  display: 'grid',
  gridTemplateColumns: '9.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** What could not be loaded, and the way to try again. */
export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});
