import './fonts.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space[16]})`,
  WebkitTapHighlightColor: 'transparent',
});

globalStyle('body', {
  margin: 0,
  minBlockSize: '100dvh',
  backgroundColor: vars.color.background,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.density.text,
  lineHeight: vars.density.lineHeight,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3, h4, h5, h6, p, figure, blockquote, ul, ol, dl, dd, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
});

globalStyle('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

globalStyle('p, li, blockquote, dd', { textWrap: 'pretty' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' });
globalStyle('img, video', { blockSize: 'auto' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { margin: 0, padding: 0, border: 0, background: 'none', cursor: 'pointer' });
globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
globalStyle('summary', { cursor: 'pointer', listStyle: 'none' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('::selection', { backgroundColor: vars.color.accent, color: vars.color.onAccent });

globalStyle(':focus-visible', {
  outline: `${vars.line.bold} solid ${vars.color.focus}`,
  outlineOffset: '2px',
});

globalStyle('[hidden]', { display: 'none !important' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});
