import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const long = style({});
const article = style({ '@media': { [media.tablet]: { fontSize: vars.fontSize.lg } } });
const document = style({});

/** An `article` is read from beginning to end, a `document` is looked up. */
export const look = { article: `${long} ${article}`, document: `${long} ${document}` };

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
