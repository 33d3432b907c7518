import * as z from 'zod/v4/core';

/** A file in `content/` that cannot be used: which file, which field of it, and why. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly file: string;
  readonly field: string;
  readonly reason: string;

  constructor(file: string, field: string, reason: string, options?: ErrorOptions) {
    super(`content/${file}: ${field === '' ? '' : `${field}: `}${reason}`, options);
    this.file = file;
    this.field = field;
    this.reason = reason;
  }
}

/** What a file names. @throws ContentError where there is no such thing */
export function found<Thing>(thing: Thing | undefined, file: string, field: string, reason: string): Thing {
  if (thing === undefined) throw new ContentError(file, field, reason);
  return thing;
}

/** Runs a command. Content that cannot be used ends it with the one line that its author needs. */
export async function explainingContent(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

interface Failure {
  path: PropertyKey[];
  reason: string;
}

/** The first failure in the words of an author: an unknown key is named, a union tells of its nearest branch. */
function firstFailure(issues: readonly z.$ZodIssue[]): Failure {
  const issue = issues[0];
  if (!issue) return { path: [], reason: 'is not valid' };
  if (issue.code === 'unrecognized_keys') {
    return { path: [...issue.path, issue.keys[0] ?? ''], reason: 'unknown key' };
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const branches = issue.errors.map(firstFailure);
    const nearest = branches.reduce((best, branch) =>
      branch.path.length > best.path.length ? branch : best,
    );
    return { path: [...issue.path, ...nearest.path], reason: nearest.reason };
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return { path: issue.path, reason: `is missing (expected ${issue.expected})` };
  }
  return { path: issue.path, reason: issue.message };
}

/** Checks one file's data, or throws a `ContentError` that names the file and the field. */
export function checkContent<Schema extends z.$ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, data, { reportInput: true });
  if (result.success) return result.data;
  const failure = firstFailure(result.error.issues);
  throw new ContentError(file, failure.path.map(String).join('.'), failure.reason, { cause: result.error });
}
