import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

globalFontFace('Bricolage Grotesque Variable', {
  src: "url('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2') format('woff2')",
  fontWeight: '200 800',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

globalFontFace('Figtree Variable', {
  src: "url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '300 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

// The fallbacks take the web fonts' own ascent and descent and their mean English letter width against Arial's,
// so that nothing moves when the web fonts arrive.
globalFontFace('Bricolage Fallback', {
  src: "local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Liberation Sans Bold'), local('Arimo Bold')",
  fontWeight: '600 800',
  sizeAdjust: '95.6%',
  ascentOverride: '97.3%',
  descentOverride: '28.2%',
  lineGapOverride: '0%',
});

globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('Arimo')",
  sizeAdjust: '101.6%',
  ascentOverride: '93.5%',
  descentOverride: '24.6%',
  lineGapOverride: '0%',
});
