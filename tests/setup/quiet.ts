import { afterEach, beforeEach, expect, vi } from 'vitest';

// Unexpected console output fails the test. A test that expects some stubs that method itself
// (`vi.spyOn(console, 'error').mockImplementation(...)`), which replaces the recorder below.
const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      printed.push(`console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  const unexpected = printed;
  vi.restoreAllMocks();
  expect(unexpected, 'unexpected console output').toEqual([]);
});
