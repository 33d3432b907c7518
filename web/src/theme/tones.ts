import { palette } from './palette.ts';

// Type aliases: vanilla-extract needs the index signature that an interface does not have.
type ToneColors = {
  text: string;
  surface: string;
  line: string;
};

export type Tones = Record<'neutral' | 'success' | 'warning' | 'danger' | 'info', ToneColors>;

/** What a message is, on light grounds. */
export const lightTones: Tones = {
  neutral: { text: '#3B444C', surface: '#ECE6DB', line: '#CFC5B5' },
  success: { text: palette.success, surface: '#E2F1EE', line: '#9CCBC4' },
  warning: { text: palette.amberText, surface: '#FDEFD2', line: '#E9C37B' },
  danger: { text: palette.danger, surface: '#FBE7E5', line: '#E8AFAA' },
  info: { text: palette.info, surface: '#E5ECFB', line: '#AEC2EF' },
};

/** The same on dark grounds. */
export const darkTones: Tones = {
  neutral: { text: '#D3DAE0', surface: '#232A31', line: '#3E4852' },
  success: { text: '#5ED6C6', surface: '#0E2B29', line: '#1E5A54' },
  warning: { text: '#F9C15A', surface: '#33240A', line: '#6B4C14' },
  danger: { text: '#FCA5A0', surface: '#3A1414', line: '#7A2C2A' },
  info: { text: '#A3C0FF', surface: '#14213F', line: '#2D4580' },
};
