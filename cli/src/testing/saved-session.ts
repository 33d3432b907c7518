import { join } from 'node:path';
import { adminAccount, storedSession, type TestAccount } from '@flow/sdk/testing';
import { openSessionFile, sessionPath } from '../session-file.ts';

/** Signs somebody in to a server, the admin unless said: what a login leaves in a configuration directory. Answers its file. */
export function saveSessionOf(directory: string, url: string, account: TestAccount = adminAccount): string {
  const file = openSessionFile(sessionPath(join(directory, 'config.json'), { url }), () => {});
  file.replace(storedSession(account));
  return file.path;
}
