import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress.ts';

const text = Array.from({ length: 500 }, (_, line) => `.part-${line} { color: #${line * 7919} }`).join('\n');

async function compressed(compression: 'small' | 'fast') {
  const folder = await mkdtemp(join(tmpdir(), 'flow-compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all(
    Object.entries({ 'page.html': text, 'packet.css': 'a{}', 'photo.avif': text }).map(([name, content]) =>
      writeFile(join(folder, name), content),
    ),
  );
  await precompress(folder, compression);
  const [brotli, gzip] = await Promise.all(
    ['br', 'gz'].map((format) => readFile(join(folder, `page.html.${format}`))),
  );
  return { brotli, gzip, files: (await readdir(folder)).sort() };
}

test('what gains from it has two smaller files beside it, for a deployment as small as they can be', async () => {
  const [small, fast] = [await compressed('small'), await compressed('fast')];
  for (const { files, gzip } of [small, fast]) {
    expect(files).toEqual(['packet.css', 'page.html', 'page.html.br', 'page.html.gz', 'photo.avif']);
    expect(gunzipSync(gzip ?? '').toString()).toBe(text);
  }
  expect(small.brotli).toEqual(brotliCompressSync(text));
  expect(small.brotli?.length).toBeLessThan(fast.brotli?.length ?? 0);
  expect(small.gzip?.length).toBeLessThan(fast.gzip?.length ?? 0);
});
