import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { adminDarkColors, adminLightColors } from './color-schemes.ts';
import { media } from './media.ts';
import { vars } from './theme.css.ts';
import { tones } from './tones.css.ts';
import { darkTones, lightTones } from './tones.ts';

const adminDensity = {
  text: '0.875rem',
  label: '0.875rem',
  lineHeight: '1.45',
  controlSmall: '1.75rem',
  control: '2.25rem',
  controlLarge: '2.5rem',
  row: '2.25rem',
  gap: '1rem',
};

const touchAdminDensity = {
  ...adminDensity,
  controlSmall: '2.75rem',
  control: '2.75rem',
  controlLarge: '2.75rem',
};

/** Root class of the admin. While it is on the page, overlays rendered outside of it (dialogs, toasts) follow too. */
export const admin = style({ minBlockSize: '100dvh' });

const adminRoot = `:root:has(.${admin})`;

globalStyle(adminRoot, {
  colorScheme: 'light dark',
  vars: {
    ...assignVars(vars.color, adminLightColors),
    ...assignVars(tones, lightTones),
    ...assignVars(vars.density, adminDensity),
  },
  '@media': {
    [media.dark]: { vars: { ...assignVars(vars.color, adminDarkColors), ...assignVars(tones, darkTones) } },
    [media.touch]: { vars: assignVars(vars.density, touchAdminDensity) },
  },
});

globalStyle(`${adminRoot} body`, { fontVariantNumeric: 'tabular-nums' });
