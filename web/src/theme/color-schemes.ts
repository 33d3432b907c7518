import { palette } from './palette.ts';

// Type aliases: vanilla-extract needs the index signature that an interface does not have.
export type ColorScheme = {
  background: string;
  surface: string;
  raised: string;
  text: string;
  textMuted: string;
  line: string;
  lineStrong: string;
  accent: string;
  accentHover: string;
  accentPressed: string;
  accentText: string;
  onAccent: string;
  hover: string;
  pressed: string;
  focus: string;
  field: string;
  fieldLine: string;
  scrim: string;
  danger: string;
  dangerHover: string;
  onDanger: string;
};

const brand = {
  accent: palette.amber,
  accentHover: palette.amberBright,
  accentPressed: palette.amberDeep,
  onAccent: palette.ink,
  scrim: 'rgb(12 15 18 / 0.72)',
  danger: palette.danger,
  dangerHover: palette.dangerDeep,
  onDanger: palette.white,
};

const onLight = {
  ...brand,
  text: palette.ink,
  textMuted: '#4B545D',
  line: '#DDD3C3',
  lineStrong: '#857B6C',
  accentText: palette.amberText,
  hover: 'rgb(12 15 18 / 0.06)',
  pressed: 'rgb(12 15 18 / 0.12)',
  focus: palette.ink,
  field: palette.white,
  fieldLine: '#857B6C',
};

const onDark = {
  ...brand,
  text: '#F6F2EA',
  textMuted: '#AEB7BF',
  line: '#2B333B',
  lineStrong: '#7A858F',
  accentText: palette.amberBright,
  hover: 'rgb(251 248 243 / 0.08)',
  pressed: 'rgb(251 248 243 / 0.15)',
  focus: palette.amberBright,
  field: '#12171B',
  fieldLine: '#7A858F',
};

/** Light sections: warm paper, ink text. The site's default. */
export const paperColors: ColorScheme = {
  ...onLight,
  background: palette.paper,
  surface: palette.sand,
  raised: palette.white,
};

/** A light section one tone deeper than paper. */
export const sandColors: ColorScheme = {
  ...onLight,
  background: palette.sand,
  surface: palette.paper,
  raised: palette.white,
  line: '#D3C7B4',
};

/** Dark sections. */
export const inkColors: ColorScheme = {
  ...onDark,
  background: palette.ink,
  surface: palette.graphite,
  raised: '#1C2228',
};

/** The highlighted section of a page: amber ground, ink text, ink buttons. */
export const amberColors: ColorScheme = {
  ...onLight,
  background: palette.amber,
  surface: palette.amberBright,
  raised: palette.white,
  textMuted: '#33240A',
  line: '#B45309',
  lineStrong: '#5C3406',
  accent: palette.ink,
  accentHover: palette.slate,
  accentPressed: '#3B444C',
  accentText: palette.ink,
  onAccent: palette.paper,
};

/** The admin's light side: neutral and quiet, so that data is the loudest thing. */
export const adminLightColors: ColorScheme = {
  ...onLight,
  background: '#FCFBF9',
  surface: '#F4F1EB',
  raised: palette.white,
  line: '#E3DDD2',
};

/** The admin's dark side. */
export const adminDarkColors: ColorScheme = {
  ...onDark,
  background: '#101418',
  surface: palette.graphite,
  raised: '#1C2228',
};
