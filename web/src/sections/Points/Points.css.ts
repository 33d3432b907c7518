import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const even = style({});
const base = style({ display: 'grid', alignContent: 'start' });

/** `even` has lines of one length; `quiet` is for what stands under something more important. */
export const points = styleVariants({
  plain: [base, { gap: vars.space[8], lineHeight: 1.45 }],
  even: [base, even, { gap: vars.space[8], lineHeight: 1.45 }],
  small: [base, { gap: vars.space[8], fontSize: vars.fontSize.sm, lineHeight: 1.45 }],
  quiet: [
    base,
    { gap: vars.space[4], color: vars.color.textMuted, fontSize: vars.fontSize.sm, lineHeight: 1.5 },
  ],
});

globalStyle(`${base} > li`, { position: 'relative', paddingInlineStart: vars.space[24] });

globalStyle(`${base} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.72em',
  inlineSize: vars.space[12],
  borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}`,
});

globalStyle(`${even} > li`, { textWrap: 'balance' });
