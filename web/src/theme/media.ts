/** The only media queries of the site, for vanilla-extract's `'@media'` keys and for `matchMedia`. */
export const media = {
  belowTablet: '(max-width: 47.99rem)',
  belowDesktop: '(max-width: 63.99rem)',
  tablet: '(min-width: 48rem)',
  desktop: '(min-width: 64rem)',
  wide: '(min-width: 80rem)',
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(pointer: coarse)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  short: '(max-height: 42rem)',
  print: 'print',
  withoutScript: '(scripting: none)',
} as const;
