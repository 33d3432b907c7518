import { beforeEach } from 'vitest';
import { forgetAttempts } from './backend.ts';

// Every visitor of the browser tests has the same address: what one test asked for must not be too much in the next.
beforeEach(forgetAttempts);
