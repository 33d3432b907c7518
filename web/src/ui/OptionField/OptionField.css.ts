import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { tones } from '../../theme/tones.css.ts';
import { hint as fieldHint, label as fieldLabel } from '../Field/Field.css.ts';

const { warning, danger } = tones;

export const field = style({ minInlineSize: 0 });

// A legend takes no part in the layout of its fieldset: it brings its own distance.
export const legend = style([fieldLabel, { padding: 0, marginBlockEnd: vars.space[12] }]);

export const hint = style([fieldHint, { marginBlock: `calc(-1 * ${vars.space[8]}) ${vars.space[12]}` }]);

export const error = style({ marginBlockStart: vars.space[8] });

const options = style({ display: 'flex', gap: vars.space[8] });

export const layout = styleVariants({
  wrapped: [options, { flexWrap: 'wrap' }],
  halves: [options, { display: 'grid', gridTemplateColumns: '1fr 1fr' }],
});

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: vars.space[64],
  minBlockSize: `max(${vars.density.control}, ${vars.size.touch})`,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  border: `${vars.line.hair} solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.field,
  fontSize: vars.density.text,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.duration.quick} ${vars.ease.out}, border-color ${vars.duration.quick} ${vars.ease.out}`,
  selectors: {
    // The line grows inwards: nothing moves.
    '&:has(:checked)': {
      borderColor: vars.color.accentText,
      backgroundColor: warning.surface,
      boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.accentText}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.line.bold} solid ${vars.color.focus}`,
      outlineOffset: vars.line.bold,
    },
    '&[data-wrong]': { borderColor: danger.text },
    '&:active': { backgroundColor: vars.color.pressed },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.text } } },
    [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
});

const mark = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  margin: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  border: `${vars.line.bold} solid ${vars.color.fieldLine}`,
  backgroundColor: vars.color.field,
  outline: 'none',
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.accentText, backgroundColor: vars.color.accentText },
    '&::before': {
      content: '""',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      backgroundColor: vars.color.field,
      opacity: 0,
    },
    '&:checked::before': { opacity: 1 },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

/** What shows that it is chosen: a dot where one may be, a tick where several may. */
export const input = styleVariants({
  one: [
    mark,
    {
      borderRadius: vars.radius.round,
      selectors: { '&::before': { borderRadius: vars.radius.round, scale: '0.8' } },
    },
  ],
  several: [
    mark,
    {
      borderRadius: `calc(${vars.radius.sm} * 0.75)`,
      selectors: {
        '&::before': {
          clipPath: 'polygon(14% 47%, 2% 60%, 40% 97%, 99% 22%, 86% 11%, 39% 70%)',
        },
      },
    },
  ],
});

export const clear = style({
  minBlockSize: `max(${vars.density.control}, ${vars.size.touch})`,
  paddingInline: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&[data-idle]': { visibility: 'hidden' } },
});
