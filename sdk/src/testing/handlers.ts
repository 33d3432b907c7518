import type { HttpHandler } from 'msw';
import { accountHandlers } from './account-handlers.ts';
import { defaultAnswers, type FlowAnswers } from './answers.ts';
import { makeAssistantQuestions, makeAssistantWeek } from './assistant-fixtures.ts';
import { assistantHandlers } from './assistant-handlers.ts';
import { type AssistantAnswers, assistantTable } from './assistant-table.ts';
import { makeClientProfiles } from './client-fixtures.ts';
import { clientHandlers } from './client-handlers.ts';
import { type ClientAnswers, clientTable } from './client-table.ts';
import { adminAccount, clientAccount, makeLeads, type TestAccount } from './fixtures.ts';
import { makeForm, makeFormSubmissions } from './form-fixtures.ts';
import { formHandlers } from './form-handlers.ts';
import { type FormAnswers, formTable } from './form-table.ts';
import { functionHandlers } from './function-handlers.ts';
import { leadHandlers } from './lead-handlers.ts';
import { type LeadAnswers, leadTable } from './lead-table.ts';

export interface FlowHandlersOptions
  extends Partial<FlowAnswers & LeadAnswers & FormAnswers & ClientAnswers & AssistantAnswers> {
  /** The `url` that `createFlow` was given. */
  url: string;
  /** Who can sign in; the admin and the client of the fixtures unless given. */
  accounts?: readonly TestAccount[];
}

/**
 * Request handlers for msw that answer every call of the SDK. Requests are checked against the contracts and
 * refused as the backend refuses them; what the functions answer can be replaced one by one.
 * @example
 * const server = setupServer(
 *   ...flowHandlers({ url, listSubscriptions: () => ({ items: [makeSubscription()], next_cursor: null }) }),
 * );
 * server.listen({ onUnhandledFrame: 'error' });
 */
export function flowHandlers(options: FlowHandlersOptions): HttpHandler[] {
  const { url, accounts = [adminAccount, clientAccount], ...answers } = options;
  const forms = formTable({ forms: [makeForm()], submissions: makeFormSubmissions(12) });
  const assistant = assistantTable(makeAssistantQuestions(12), [makeAssistantWeek()]);
  const base = url.replace(/\/+$/, '');
  return [
    ...accountHandlers(base, accounts),
    ...functionHandlers(base, accounts, { ...defaultAnswers, ...answers }),
    ...leadHandlers(base, accounts, { ...leadTable(makeLeads(12)), ...answers }),
    ...assistantHandlers(base, accounts, { ...assistant, ...answers }),
    ...formHandlers(base, accounts, { ...forms, ...answers }),
    ...clientHandlers(base, accounts, { ...clientTable(makeClientProfiles(12)), ...answers }),
  ];
}
