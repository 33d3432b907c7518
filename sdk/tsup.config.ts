import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/chat.ts',
    'src/consultations.ts',
    'src/csv.ts',
    'src/flow-errors.ts',
    'src/texts.ts',
    'src/contracts/*.ts',
    'src/testing/index.ts',
    '!src/**/*.test.ts',
  ],
  outDir: 'dist',
  format: 'esm',
  target: 'node22',
  platform: 'neutral',
  splitting: true,
  clean: true,
});
