// What components ask for themselves: a script carries only those that it names.
export const belowTablet = '(max-width: 47.99rem)';
export const tablet = '(min-width: 48rem)';
export const desktop = '(min-width: 64rem)';
export const hover = '(hover: hover) and (pointer: fine)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The only media queries of the site, for vanilla-extract's `'@media'` keys and for `matchMedia`. */
export const media = {
  belowTablet,
  belowDesktop: '(max-width: 63.99rem)',
  tablet,
  desktop,
  wide: '(min-width: 80rem)',
  hover,
  touch: '(pointer: coarse)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion,
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  short: '(max-height: 42rem)',
  print: 'print',
  withoutScript: '(scripting: none)',
} as const;
