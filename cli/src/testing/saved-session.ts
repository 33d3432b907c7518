import { join } from 'node:path';
import { openSessionFile, sessionPath } from '../session-file.ts';

/** Signs the admin in to a server: what a login leaves in a configuration directory. Answers its file. */
export function saveAdminSession(directory: string, url: string): string {
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: '6c0a7c5e-0000-4000-8000-000000000001', email: 'admin@flow.example' },
  };
  const file = openSessionFile(sessionPath(join(directory, 'config.json'), { url }), () => {});
  file.setItem('flow.session', JSON.stringify(session));
  return file.path;
}
