import { style } from '@vanilla-extract/css';
import { text, title } from './text.ts';

/** Titles and texts that need nothing else. A part with rules of its own spreads those of `text.ts`. */
export const largeTitle = style(title.large);
export const mediumTitle = style(title.medium);
export const smallTitle = style(title.small);
export const labelTitle = style(title.label);

export const note = style(text.note);
