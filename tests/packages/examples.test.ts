import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPrograms } from './programs.ts';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'sdk/src');
const programs = createPrograms('examples');

afterAll(programs.remove);

/** What an example takes from the program around it. */
const surroundings = `
import { createFlow, type Flow, type Session } from '@flow/sdk';
import type { Lead } from '@flow/sdk/contracts/lead';
import type { ConsultationPayload } from '@flow/sdk/contracts/consultation';
import type { ChatMessage } from '@flow/sdk/contracts/chat';
import type { Answers } from '@flow/sdk/contracts/form-definition';
import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import {
  adminAccount, answeredBy, assistantTable, auditTable, clientTable, type Faults, flowHandlers, formTable, leadTable, makeAssistantQuestion,
  makeAuditEntry, makeClient, makeClientProfile, makeClientProfiles, makeConsultationPayload, makeForm, makeFormSubmission, makeFormSubmissions, makeLead, makeSubscription, makeSubscriptions, storedSession,
  subscriptionTable, trialTable,
} from '@flow/sdk/testing';
import { setupServer } from 'msw/node';
let flow: Flow, lead: Lead, submission: FormSubmission, payload: ConsultationPayload, messages: ChatMessage[];
let assignment: { id: string }, answers: Answers, answer: string, question: string, answerId: number, version: number;
let id: string, url: string, email: string, password: string, visitorId: string, clientId: string, assignment_id: string;

/** A backend of its own for each example, with the rows that the examples name. */
export async function begin(isSent: boolean) {
  url = 'http://flow.test';
  ({ email, password } = adminAccount);
  clientId = makeClientProfile().id;
  lead = makeLead({ reference: 'FL-7K2M9Q', forward_status: 'dead' });
  const account = { ...adminAccount, userId: clientId };
  [id, answerId, version, question, answer] = [makeAssistantQuestion().id, 1, 1, 'Is it open?', 'Yes.'];
  [visitorId, answers] = ['visitor_1763720000000_k3j9x0a1', { hours: 7, pain: false }];
  payload = makeConsultationPayload();
  messages = [{ role: 'user', content: 'I want to sleep better' }];
  submission = makeFormSubmission({ id });
  const handlers = [url, 'https://abc.supabase.co', 'https://api.flow.example'].flatMap((address) =>
    flowHandlers({
      url: address,
      accounts: [account],
      forms: [makeForm(), makeForm({ slug: 'goal-setting', key: 'goal_setting' })],
      leads: [lead],
      subscriptions: ['sub_1AbC', 'sub_1', 'sub_2'].map((stripe_subscription_id) => makeSubscription({ stripe_subscription_id, cancel_at_period_end: stripe_subscription_id === 'sub_1AbC' })),
      clients: [makeClientProfile()],
      questions: [makeAssistantQuestion()],
      submissions: [submission],
    }),
  );
  globalThis.fetch = answeredBy(handlers);
  const items = storedSession(account);
  const storage = {
    getItem: (name: string) => items[name] ?? null,
    setItem: (name: string, value: string) => void (items[name] = value),
    removeItem: (name: string) => void delete items[name],
  };
  flow = createFlow({ url, key: 'key', storage });
  assignment = await flow.forms.assign(clientId, makeForm().slug);
  assignment_id = assignment.id;
  if (isSent) await flow.forms.submit({ assignment_id, version, answers });
}
`;

interface Example {
  /** The file, and what the example shows. */
  name: string;
  code: string;
}

/** The examples of the doc comments of what the package exports. */
async function examples(): Promise<Example[]> {
  const files = (await readdir(source, { recursive: true })).filter(
    // Not exported: the parser of the chat's stream.
    (file) => /(?<!\.test|\.fixture)\.ts$/.test(file) && file !== 'chat/chat-events.ts',
  );
  const found = files.map(async (file) => {
    const text = await readFile(path.join(source, file), 'utf8');
    const comments = [...text.matchAll(/\/\*\*(.*?)\*\//gs)].map(([, comment = '']) => comment);
    return comments
      .flatMap((comment) => [...comment.matchAll(/@example\s+(.*?)(?=\n\s*\*\s*@|$)/gs)])
      .map(([, example = '']) => ({ name: file, code: example.replace(/^\s*\* ?/gm, '').trim() }));
  });
  return (await Promise.all(found)).flat();
}

it('every example of the SDK’s doc comments is a program that its types allow, and does what it shows', async () => {
  const found = await examples();
  expect(found.length).toBeGreaterThan(50);
  const examplesText = found.map(({ name, code }) => {
    const program = code.replace(/\{ \.\.\. \}/g, '{}');
    return `[${JSON.stringify(`${name}: ${code}`)}, async () => {\n${program}\n}]`;
  });
  const text = `${surroundings}\nexport default [\n${examplesText.join(',\n')}] as [string, () => unknown][];\n`;
  expect(await programs.check({ 'examples.ts': text })).toBe('');
  const run = `
    import examples, { begin } from './built/examples.js';
    const failures = [];
    for (const [name, example] of examples) {
      await begin(name.includes('forms.sent('));
      try {
        await example();
      } catch (error) {
        failures.push([name, String(error)]);
      }
    }
    process.stderr.write(JSON.stringify(failures));
    process.exit();
  `;
  const { stderr } = await programs.run(run);
  expect(JSON.parse(stderr)).toEqual([]);
});
