import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const base = style({ maxInlineSize: vars.measure });

/** What a `style` attribute in the source asked for. */
export const asked = styleVariants({
  'align-start': { textAlign: 'start' },
  'align-center': { textAlign: 'center' },
  'align-end': { textAlign: 'end' },
  bold: { fontWeight: vars.fontWeight.bold },
  regular: { fontWeight: vars.fontWeight.regular },
  italic: { fontStyle: 'italic', fontSynthesis: 'style' },
  upright: { fontStyle: 'normal' },
  underlined: { textDecoration: 'underline' },
  struck: { textDecoration: 'line-through' },
});

globalStyle(`${base} > * + *`, { marginBlockStart: vars.space[16] });
globalStyle(`${base} :is(strong, b)`, { fontWeight: vars.fontWeight.bold });

// The text face has no italic of its own: here, unlike elsewhere, the browser may slant it.
globalStyle(`${base} :is(em, i)`, { fontStyle: 'italic', fontSynthesis: 'style' });

globalStyle(`${base} a`, {
  textDecorationColor: vars.color.accent,
  textDecorationThickness: vars.line.bold,
  transition: `color ${vars.duration.quick} ${vars.ease.out}`,
});
globalStyle(`${base} a:hover`, { '@media': { [media.hover]: { color: vars.color.accentText } } });
