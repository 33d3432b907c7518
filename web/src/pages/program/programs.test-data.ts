import { load } from 'content:programs';

const programs = await Promise.all(Object.values(load).map(async (record) => (await record()).content));

/** Every program of the business. */
export { programs };

export function programOf(key: string) {
  const program = programs.find((candidate) => candidate.key === key);
  if (!program) throw new Error(`There is no program ${key}.`);
  return program;
}
