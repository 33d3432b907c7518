import { vi } from 'vitest';

// Before each file: what one has put in a module's place, or kept in one, meets no other. It costs less than a window each.
vi.resetModules();
