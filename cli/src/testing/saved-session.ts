import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { adminAccount, storedSession, type TestAccount } from '@flow/sdk/testing';
import { sessionPath } from '../session-file.ts';

/** Signs somebody in to a server, the admin unless said: what a login leaves in a configuration directory. Answers its file. */
export function saveSessionOf(directory: string, url: string, account: TestAccount = adminAccount): string {
  const path = sessionPath(join(directory, 'config.json'), { url });
  // A session file would wait for the disk.
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(storedSession(account)));
  return path;
}
