/** What the system calls a failure of a file: `ENOENT`. Undefined for any other failure. */
export function systemCode(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}
