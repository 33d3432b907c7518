import type { HttpHandler } from 'msw/http';
import * as z from 'zod/mini';
import { auditPageMaximum } from '../contracts/audit.ts';
import type { AuditAnswers } from './audit-table.ts';
import { afterOf, optionalLimit, optionalText, procedures } from './database-answers.ts';
import type { TestAccount } from './fixtures.ts';

const listArguments = z.object({
  _action: optionalText,
  _actor: optionalText,
  _subject: optionalText,
  _from: optionalText,
  _to: optionalText,
  _limit: optionalLimit,
  _after_occurred_at: optionalText,
  _after_id: optionalText,
});

/** Handlers of what the SDK asks the database about the audit log. */
export function auditHandlers(
  url: string,
  accounts: readonly TestAccount[],
  answers: AuditAnswers,
): HttpHandler[] {
  const call = procedures(url, accounts);

  return [
    call('list_audit_log', listArguments, (asked) =>
      answers.listAuditLog({
        action: asked._action,
        actor: asked._actor,
        subject: asked._subject,
        from: asked._from,
        to: asked._to,
        limit: Math.min(asked._limit ?? auditPageMaximum, auditPageMaximum),
        after: afterOf(asked._after_occurred_at, asked._after_id),
      }),
    ),
  ];
}
