import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const base = style({ maxInlineSize: vars.measure });
const article = style({
  '@media': { [media.tablet]: { fontSize: vars.fontSize.lg } },
});
const document = style({});
// Both are read at length.
const long = style({});

export const look = {
  plain: base,
  article: `${base} ${long} ${article}`,
  document: `${base} ${long} ${document}`,
};

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

// Lists, in the two long looks.

globalStyle(`${long} :is(ul, ol)`, { display: 'grid', gap: vars.space[12], counterReset: 'item' });
globalStyle(`${long} li`, { position: 'relative', paddingInlineStart: vars.space[32] });
globalStyle(`${long} ul > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.78em',
  inlineSize: vars.space[16],
  borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}`,
});
globalStyle(`${long} ol > li`, { counterIncrement: 'item' });
globalStyle(`${long} ol > li::before`, {
  content: 'counter(item)',
  position: 'absolute',
  insetInlineStart: 0,
  color: vars.color.accentText,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

// What is read from beginning to end.

globalStyle(`${article} > p + p`, { marginBlockStart: '1.1em' });
globalStyle(`${article} h2`, {
  marginBlockStart: vars.space[64],
  fontSize: vars.fontSize['3xl'],
});
globalStyle(`${article} h3`, { marginBlockStart: vars.space[48], fontSize: vars.fontSize.xl });
globalStyle(`${article} > h2 + h3`, { marginBlockStart: vars.space[32] });
globalStyle(`${article} > h3 + *`, { marginBlockStart: vars.space[12] });
globalStyle(`${article} > :is(ul, ol)`, { marginBlockStart: vars.space[24] });
globalStyle(`${article} > :is(ul, ol) + *:not(h2, h3)`, { marginBlockStart: vars.space[24] });

globalStyle(`${article} figure`, {
  marginBlock: vars.space[48],
  paddingBlockStart: vars.space[24],
  borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}`,
});
globalStyle(`${article} blockquote`, {
  fontFamily: vars.font.display,
  fontSize: vars.fontSize['2xl'],
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.16,
  textWrap: 'balance',
});
globalStyle(`${article} blockquote p + p`, { marginBlockStart: vars.space[12] });
globalStyle(`${article} figcaption`, {
  marginBlockStart: vars.space[16],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

// What is looked up.

globalStyle(`${document} h2`, { marginBlockStart: vars.space[64], fontSize: vars.fontSize['2xl'] });
globalStyle(`${document} h3`, { marginBlockStart: vars.space[32], fontSize: vars.fontSize.xl });
globalStyle(`${document} > h2:first-child`, { marginBlockStart: 0 });
globalStyle(`${document} li`, { paddingInlineStart: vars.space[24] });
globalStyle(`${document} :is(ul, ol)`, { gap: vars.space[8] });
