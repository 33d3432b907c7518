/** Writes what a build made beside the code that imports it, whole or not at all. */
export async function writeGenerated(name: string, made: unknown): Promise<void> {
  const file = new URL(`${name}.gen.json`, import.meta.url);
  const draft = new URL(`${file.href}.${Deno.pid}.tmp`);
  await Deno.writeTextFile(draft, JSON.stringify(made));
  await Deno.rename(draft, file);
}
