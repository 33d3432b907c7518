import { createRequire } from 'node:module';

export const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Where the product that the browser tests share serves it. */
export const axePath = '/axe.min.js';
