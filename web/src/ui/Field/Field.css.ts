import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { tones } from '../../theme/tones.css.ts';

export const field = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const label = style({
  fontSize: vars.density.label,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const optional = style({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular });

export const control = style({
  inlineSize: '100%',
  minBlockSize: vars.density.control,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[4],
  border: `${vars.line.hair} solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.field,
  color: vars.color.text,
  fontSize: vars.density.text,
  lineHeight: vars.lineHeight.snug,
  transition: `border-color ${vars.duration.quick} ${vars.ease.out}`,
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
    '&[aria-invalid="true"]': {
      borderColor: tones.danger.text,
      boxShadow: `inset 0 0 0 ${vars.line.hair} ${tones.danger.text}`,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled):not([aria-invalid="true"])': { borderColor: vars.color.text } },
    },
    // Below 16 px, iOS zooms into a field that gets the focus.
    [media.touch]: { minBlockSize: vars.size.touch, fontSize: `max(${vars.density.text}, 1rem)` },
  },
});

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: vars.space[48],
    textOverflow: 'ellipsis',
    selectors: { '&[data-empty="true"]:not(:focus)': { color: vars.color.textMuted } },
  },
]);

export const option = style({ color: vars.color.text, backgroundColor: vars.color.field });

export const selectFrame = style({ position: 'relative', display: 'grid', alignItems: 'center' });

export const selectMark = style({
  position: 'absolute',
  insetInlineEnd: vars.space[16],
  pointerEvents: 'none',
  color: vars.color.textMuted,
});

export const hint = style({
  fontSize: `min(${vars.density.text}, ${vars.fontSize.sm})`,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
});

export const error = style([hint, { color: tones.danger.text, fontWeight: vars.fontWeight.medium }]);
