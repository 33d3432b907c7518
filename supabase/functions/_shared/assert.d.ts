// The part of node:assert/strict that the tests use. Deno looks up its types for node: modules beside deno.json
// only, and the packages are installed two folders above it.

type Expected = RegExp | ((thrown: unknown) => boolean) | Record<string, unknown>;

interface Assert {
  ok(value: unknown, message?: string): asserts value;
  equal(actual: unknown, expected: unknown, message?: string): void;
  notEqual(actual: unknown, expected: unknown): void;
  deepEqual(actual: unknown, expected: unknown): void;
  match(text: string, pattern: RegExp): void;
  doesNotMatch(text: string, pattern: RegExp): void;
  throws(work: () => unknown, expected?: Expected): void;
  rejects(work: Promise<unknown> | (() => Promise<unknown>), expected?: Expected): Promise<void>;
}

declare const assert: Assert;
export default assert;
