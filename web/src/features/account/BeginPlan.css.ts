import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';
import { input } from '../../ui/OptionField/OptionField.css.ts';

export const plans = style({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: vars.size.questions,
  '@media': { [media.desktop]: { maxInlineSize: `min(50%, ${vars.size.questions})` } },
});

/** A line of the list: what the plan is called, what it costs, and below that what it is. */
export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[8],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  cursor: 'pointer',
  selectors: {
    '&:last-child': { borderBlockEnd: `${vars.line.hair} solid ${vars.color.lineStrong}` },
    '&:has(:checked)': { backgroundColor: vars.color.hover },
    '&:has(:focus-visible)': {
      outline: `${vars.line.bold} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.line.bold})`,
    },
    '&:has(:disabled)': { cursor: 'progress' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } } },
});

export const mark = input.one;

export const title = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.semibold });

export const price = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const summary = style([text.note, { gridColumn: '2 / -1' }]);

export const sentence = style({ maxInlineSize: '44ch' });

export const note = style([text.note, { maxInlineSize: '44ch' }]);
