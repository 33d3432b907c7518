import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Where the backend of the one build is, and by which key it is asked: each stack writes its own in their place. */
export const standIn = { api: 'http://stand-in.localhost', publishable: 'sb_publishable_of_the_stand_in' };

/** Copies a built site for a stack. */
export async function copySite(
  built: string,
  directory: string,
  { api, publishable }: { api: string; publishable: string },
): Promise<void> {
  await cp(built, directory, { recursive: true });
  const assets = path.join(directory, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const file = path.join(assets, name);
    const script = await readFile(file, 'utf8');
    if (!script.includes(standIn.api)) continue;
    const own = script.replaceAll(standIn.api, api).replaceAll(standIn.publishable, publishable);
    await writeFile(file, own);
    await writeFile(`${file}.gz`, gzipSync(own));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } };
    await writeFile(`${file}.br`, brotliCompressSync(own, quality));
  }
}
