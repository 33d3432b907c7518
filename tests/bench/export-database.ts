// Answers what the function that exports asks of the database and of the accounts.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { subscriptionCsvColumns } from '../../sdk/src/contracts/subscription-export.ts';

const user = { id: '00000000-0000-4000-8000-0000000000a1', email: 'admin@flow.example' };

const instant = '2026-10-01T08:00:00+00:00';

const subscription = (index: number) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  email: `client${index}@example.com`,
  name: `Client ${index}`,
  plan: 'Online monthly',
  status: 'active',
  provider_status: 'active',
  trial_start: instant,
  trial_end: instant,
  current_period_end: instant,
  stripe_customer_id: `cus_${index}`,
  stripe_subscription_id: `sub_${index}`,
  last_sign_in_at: instant,
  created_at: instant,
  updated_at: instant,
  user_id: user.id,
  user_deleted: false,
  cancel_at_period_end: false,
  began_at: instant,
});

interface Question {
  _limit: number;
  _after_id?: string;
}

function page(rowCount: number, { _limit, _after_id }: Question) {
  const start = _after_id === undefined ? 0 : Number(_after_id.slice(-12)) + 1;
  const end = Math.min(start + _limit, rowCount);
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => subscription(start + index));
}

const csvOf = (row: Record<string, unknown>) =>
  subscriptionCsvColumns
    .map((column) => (typeof row[column] === 'boolean' ? (row[column] ? 'yes' : 'no') : row[column]))
    .join(',');

/** The same rows as the database writes them into a file. */
function filePart(rows: readonly ReturnType<typeof subscription>[]) {
  const last = rows.at(-1);
  if (!last) return [];
  const csv = rows.map((row) => `${csvOf(row)}\r\n`).join('');
  return [{ csv, last_began_at: last.began_at, last_id: last.id }];
}

/** What the database is asked, and what it answers. */
export type ExportAnswers = Record<
  'list_subscriptions' | 'export_subscriptions',
  (question: string) => unknown
>;

/** Of as many rows as `rowCount` says at the moment, each made when it is asked for. */
export const madeAnswers = (rowCount: () => number): ExportAnswers => ({
  list_subscriptions: (question) => page(rowCount(), JSON.parse(question)),
  export_subscriptions: (question) => filePart(page(rowCount(), JSON.parse(question))),
});

export async function openExportDatabase(
  procedures: Partial<ExportAnswers>,
): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const answers: Record<string, (question: string) => unknown> = {
      user: () => user,
      has_role: () => true,
      ...procedures,
    };
    const answer = answers[path.basename(new URL(request.url ?? '/', 'http://localhost').pathname)];
    // The line of the audit log is written, and answers nothing.
    response.writeHead(answer ? 200 : 201, { 'content-type': 'application/json' });
    response.end(answer && JSON.stringify(await answer(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
