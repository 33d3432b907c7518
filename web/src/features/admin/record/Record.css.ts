import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import * as rules from '../layout-rules.ts';

export const section = style([rules.column(12), rules.ruledBetween, { paddingBlock: vars.space[16] }]);

export const sectionTitle = style([rules.partTitle, { fontSize: vars.density.text }]);

export const quiet = style(rules.quiet);

/** What a program reads. */
export const code = style([
  rules.written,
  {
    margin: 0,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.surface,
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize.xs,
  },
]);

export const notes = style(rules.column(16));

export const noteList = style({ display: 'grid', gap: vars.space[12] });

export const note = style({
  display: 'grid',
  gap: vars.space[4],
  paddingInlineStart: vars.space[12],
  borderInlineStart: `${vars.line.bold} solid ${vars.color.line}`,
});

export const noteText = style([rules.written, { maxInlineSize: vars.measure }]);

export const noteForm = style(rules.column(8));

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
export const failure = style(rules.line(12));
