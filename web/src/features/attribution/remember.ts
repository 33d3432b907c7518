import { attribution } from './browser-attribution.ts';

/** Keeps how this browser's visitor first came. What consent loads. */
export const { remember } = attribution;
