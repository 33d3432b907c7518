import { refuse } from './refuse.ts';

/** The role that a key of the older kind, a JWT, speaks for. */
function roleOf(key: string): unknown {
  try {
    const claims = key.split('.')[1] ?? '';
    return JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))).role;
  } catch {
    return undefined;
  }
}

/** @throws FlowError `invalid_input` for what cannot be a project's address and publishable key */
export function checkFlowOptions({ url, key }: { url: string; key: string }): void {
  if (!/^https?:/.test(url) || !URL.canParse(url)) refuse('url', 'Expected the http address of the project');
  if (!key?.trim()) refuse('key', 'Expected the publishable key of the project');
  const kind = key.startsWith('sb_secret_') ? 'secret' : roleOf(key) === 'service_role' && 'service_role';
  if (kind) refuse('key', `This is the ${kind} key, which opens everything: give the publishable one`);
}
