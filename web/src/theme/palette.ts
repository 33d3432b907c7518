/** Brand colours. Components never read these: they read the themed `vars.color`. Art reads them directly. */
export const palette = {
  ink: '#0C0F12',
  graphite: '#161B20',
  slate: '#2B333B',
  paper: '#FBF8F3',
  sand: '#F1EADF',
  white: '#FFFFFF',
  amber: '#F59E0B',
  amberBright: '#FBB93C',
  amberDeep: '#E08C00',
  amberText: '#92400E',
  ember: '#EA580C',
  success: '#0F766E',
  danger: '#B91C1C',
  dangerDeep: '#991B1B',
  info: '#1D4ED8',
} as const;
