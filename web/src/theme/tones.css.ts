import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css';
import { amber, ink, paper, sand } from './theme.css.ts';
import { darkTones, lightTones } from './tones.ts';

/** The colours of messages, badges and what is wrong in a field. Not every page has one: they come with what shows them. */
export const tones = createThemeContract(lightTones);

globalStyle(`:root, .${paper}, .${sand}, .${amber}`, { vars: assignVars(tones, lightTones) });
globalStyle(`.${ink}`, { vars: assignVars(tones, darkTones) });
