#!/usr/bin/env node
import module from 'node:module';

const entry = new URL('../dist/main.js', import.meta.url);

// Keeps compiled code between runs: the next start is faster. Absent before Node 22.8.
module.enableCompileCache?.();

try {
  await import(entry);
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || error.url !== entry.href) throw error;
  process.stderr.write('error: flow-admin is not built yet: run "npm run build --workspace flow-admin".\n');
  process.exitCode = 1;
}
