import { assignVars, createGlobalTheme, createThemeContract, globalStyle, style } from '@vanilla-extract/css';
import { amberColors, inkColors, paperColors, sandColors } from './color-schemes.ts';
import { fluid } from './fluid.ts';
import { media } from './media.ts';

const color = createThemeContract(paperColors);

/** What changes between the public site and the admin, which is denser. */
const density = createThemeContract({
  text: '',
  label: '',
  lineHeight: '',
  controlSmall: '',
  control: '',
  controlLarge: '',
  row: '',
  gap: '',
});

const gutter = fluid(20, 88);

const fixed = createGlobalTheme(':root', {
  font: {
    display:
      "'Bricolage Grotesque', 'Bricolage Fallback 1', 'Bricolage Fallback 2', 'Bricolage Fallback 3', sans-serif",
    text: "'Figtree', 'Figtree Fallback 1', 'Figtree Fallback 2', 'Figtree Fallback 3', sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  fontSize: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: fluid(19, 21),
    xl: fluid(22, 26.5),
    '2xl': fluid(26, 33),
    '3xl': fluid(31, 41.5),
    '4xl': fluid(38, 52),
    '5xl': fluid(44, 65),
    '6xl': fluid(52, 81),
    numeral: fluid(88, 152),
    masthead: fluid(56, 150),
  },
  fontWeight: { regular: '400', medium: '500', semibold: '600', bold: '700', black: '800' },
  lineHeight: { display: '0.98', heading: '1.08', snug: '1.3', text: '1.6' },
  tracking: { display: '-0.03em', none: '0', label: '0.01em' },
  measure: '66ch',
  space: {
    4: '0.25rem',
    8: '0.5rem',
    12: '0.75rem',
    16: '1rem',
    24: '1.5rem',
    32: '2rem',
    48: '3rem',
    64: '4rem',
    96: '6rem',
    128: '8rem',
    160: '10rem',
    gutter,
    section: fluid(80, 136),
  },
  size: {
    touch: '2.75rem',
    page: '80rem',
    dialog: '34rem',
    dialogTop: 'max(1.5rem, 5dvh)',
    form: '26rem',
    /** A column of questions or rows to read, and one of steps beside it. */
    questions: '38rem',
    steps: '15rem',
    toast: '26.25rem',
    header: fluid(64, 80),
    icon: '1.25rem',
    // 384 x 600, at most the screen less 100; minimised 320 x 64.
    chatPanel: '24rem',
    chatPanelBlock: '37.5rem',
    chatPanelMaximum: 'calc(100dvh - 6.25rem)',
    chatBar: '20rem',
    chatBarBlock: '4rem',
  },
  radius: { sm: '8px', md: '16px', lg: '28px', round: '999px' },
  line: { hair: '1px', bold: '2px' },
  shadow: { overlay: '0 1px 2px rgb(12 15 18 / 0.12), 0 24px 64px -16px rgb(12 15 18 / 0.36)' },
  duration: { quick: '160ms', steady: '220ms', slow: '280ms' },
  ease: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  layer: { raised: '1', header: '40', launcher: '50', overlay: '60', dialog: '70', toast: '80' },
});

// From tablets on, the chat launcher stands in the gutter and never on a word.
globalStyle(':root', {
  '@media': { [media.tablet]: { vars: { [fixed.space.gutter]: `max(3.5rem, ${gutter})` } } },
});

/** Every design value. `color` and `density` change with the section or the area; the rest is constant. */
export const vars = { ...fixed, color, density };

const publicDensity = {
  text: '1.0625rem',
  label: fixed.fontSize.sm,
  lineHeight: '1.6',
  controlSmall: '2.75rem',
  control: '3rem',
  controlLarge: '3.5rem',
  row: '3.25rem',
  gap: '1.5rem',
};

globalStyle(':root', { vars: { ...assignVars(color, paperColors), ...assignVars(density, publicDensity) } });

const surface = { backgroundColor: color.background, color: color.text };

/** Section themes: put one on a section and everything inside follows. */
export const paper = style({ ...surface, vars: assignVars(color, paperColors) });
export const sand = style({ ...surface, vars: assignVars(color, sandColors) });
export const ink = style({ ...surface, vars: assignVars(color, inkColors) });

export const amber = style({ ...surface, vars: assignVars(color, amberColors) });
