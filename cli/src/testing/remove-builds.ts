import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the workers of a run build the program, each when it first needs it. */
    builds: string;
  }
}

// Below the package, so that what the build imports is found as it is for an installed one.
const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Workers are killed at the end of a run: only the process that started them can clear up. */
export default function setUpBuilds(project: TestProject): () => void {
  mkdirSync(modules, { recursive: true });
  const directory = mkdtempSync(`${modules}.flow-admin-`);
  project.provide('builds', directory);
  return () => rmSync(directory, { recursive: true, force: true });
}
