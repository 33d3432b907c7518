import { palette } from '../theme/palette.ts';
import type { ArtPalette } from './artwork.ts';

export interface ArtColors {
  ground: string;
  /** Where a line starts and where it ends. */
  from: string;
  to: string;
  /** The lines where they pass the form. */
  form: string;
}

export const artColors: Record<ArtPalette, ArtColors> = {
  brand: { ground: palette.ink, from: palette.ember, to: palette.amber, form: '#FFC764' },
  'work-life': { ground: '#161B20', from: '#8A6A3C', to: '#F59E0B', form: '#FBE3B4' },
  'body-change': { ground: '#EA580C', from: '#7A2606', to: '#A83A05', form: '#FFE2B0' },
  'womens-health': { ground: '#3A1410', from: '#A4493A', to: '#EA7A4C', form: '#FFD7BF' },
  'fresh-start': { ground: '#F59E0B', from: '#B45309', to: '#C2570A', form: '#0C0F12' },
  sport: { ground: '#0B2421', from: '#0F766E', to: '#5BB7A8', form: '#F9C15A' },
  'long-run': { ground: '#E6D9C3', from: '#B08D57', to: '#EA580C', form: '#2B333B' },
};
