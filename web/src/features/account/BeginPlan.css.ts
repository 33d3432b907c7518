import { style } from '@vanilla-extract/css';
import { hairline } from '../../theme/lines.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';
import { input } from '../../ui/OptionField/OptionField.css.ts';

/** The plans, and what is said about them. */
export const choice = style({
  display: 'grid',
  gap: vars.space[16],
  inlineSize: '100%',
  maxInlineSize: vars.size.questions,
  // Clear of the picture.
  '@media': { [media.desktop]: { maxInlineSize: `calc(50% - ${vars.space[48]})` } },
});

export const plans = style({ display: 'grid' });

/** A line of the list: what the plan is called, what it costs, and below that what it is. */
export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'auto max-content minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  padding: vars.space[12],
  borderBlockStart: hairline('lineStrong'),
  // The picture goes on behind it on small screens.
  backgroundColor: vars.color.background,
  cursor: 'pointer',
  selectors: {
    '&:last-child': { borderBlockEnd: hairline('lineStrong') },
    '&:has(:checked)': { backgroundColor: vars.color.surface },
    '&:has(:focus-visible)': {
      outline: `${vars.line.bold} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.line.bold})`,
    },
    '&:has(:disabled)': { cursor: 'progress' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { backgroundColor: vars.color.surface } } },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: `${vars.line.bold} solid Highlight` } },
    },
  },
});

export const mark = style([input.one, { alignSelf: 'center' }]);

export const title = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.semibold });

export const price = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const amount = style({ fontSize: vars.fontSize.lg, whiteSpace: 'nowrap' });

// Words of one line stay together: `every 12 weeks` goes below its price as a whole.
export const per = style({ display: 'inline-block' });

export const summary = style([text.note, { gridColumn: '2 / -1' }]);

export const sentence = style({ maxInlineSize: '44ch' });

export const note = style([text.note, { maxInlineSize: '44ch' }]);
