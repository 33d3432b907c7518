import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { buildAssistantParts } from './assistant-parts.ts';

it('learns what a danger is only when what it is learned from has changed: the tree has what was learned', async () => {
  const root = await temporaryDirectory();
  const write = async (name: string, text: string) => {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const inChat = (name: string) => `supabase/functions/ai-chat/${name}`;
  const examples = inChat('danger-examples/asked.yaml');
  await write('supabase/functions/deno.json', '{}');
  await write(inChat('words/en.yaml'), 'greetings: [hello]');
  await write(
    'scripts/build-danger-model.ts',
    `console.log(JSON.stringify({ bias: await Deno.readTextFile('${examples}') }));`,
  );
  await write('scripts/build-question-index.ts', 'console.log("{}");');
  await write(examples, 'once');

  async function learned() {
    const lines: string[] = [];
    await buildAssistantParts(root, (line) => lines.push(line));
    const model = await readFile(path.join(root, inChat('safety-model.json')), 'utf8');
    return [lines.length, JSON.parse(model).bias];
  }
  expect(await learned()).toEqual([1, 'once']);
  await write(inChat('handler.ts'), '// Nothing is learned from it.');
  expect(await learned()).toEqual([0, 'once']);
  for (const changed of ['words/en.yaml', 'safety-text.ts', '../../../tests/eval/kept/first.yaml']) {
    await write(inChat(changed), `# ${changed}`);
    expect((await learned())[0], changed).toBe(1);
  }
  await write(examples, 'twice');
  expect(await learned()).toEqual([1, 'twice']);
});
