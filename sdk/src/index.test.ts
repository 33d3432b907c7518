import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { makeConsultationPayload } from './testing/index.ts';

const run = promisify(execFile);

// Each test starts a process.
vi.setConfig({ testTimeout: 20_000 });

/** Runs a module script in a process of its own, with the sources as `@flow/sdk`, and reads its JSON. */
async function evaluate(script: string): Promise<unknown> {
  const flags = ['--conditions=flow-source', '--input-type=module', '--eval', script];
  const { stdout, stderr } = await run(process.execPath, flags, { cwd: import.meta.dirname });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

/** Lists the packages among the modules that a process has loaded. */
const loadedPackages = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load(url, context, next) {
      const name = url.match(/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//)?.[1];
      if (name) loaded.add(name);
      return next(url, context);
    },
  });
  const report = () => console.log(JSON.stringify([...loaded].sort()));
`;

const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3_600,
  user: { id: 'f0000000-0000-4000-8000-000000000001', email: 'client@flow.example' },
};

describe('@flow/sdk', () => {
  it('has these entry points, each of which loads', async () => {
    const manifest = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
    expect(Object.keys(manifest.exports)).toEqual([
      '.',
      './contracts/*',
      './chat',
      './consultations',
      './csv',
      './errors',
      './texts',
      './testing',
    ]);
    const names = ['', '/chat', '/consultations', '/csv', '/errors', '/texts', '/testing'];
    const entries = await evaluate(`
      const load = async (name) => Object.keys(await import('@flow/sdk' + name));
      console.log(JSON.stringify(await Promise.all(${JSON.stringify(names)}.map(load))));
    `);
    expect(entries).toEqual([
      ['FlowError', 'createFlow', 'isFlowError'],
      ['createChat', 'isFlowError'],
      ['createConsultations', 'isFlowError'],
      [
        'assignmentsCsv',
        'assistantCsv',
        'assistantCsvFileName',
        'auditCsv',
        'auditCsvFileName',
        'clientsCsv',
        'clientsCsvFileName',
        'formSubmissionsCsv',
        'formSubmissionsCsvFileName',
        'formsCsv',
        'leadsCsv',
        'leadsCsvFileName',
        'subscriptionsCsv',
        'subscriptionsCsvFileName',
      ],
      ['FlowError', 'isFlowError'],
      ['disputeText', 'trialNoticeText', 'trialPlanLabels'],
      [
        'adminAccount',
        'answeredBy',
        'assistantTable',
        'auditTable',
        'billingTable',
        'clientAccount',
        'clientTable',
        'flowHandlers',
        'formTable',
        'leadTable',
        'listOf',
        'makeAssignment',
        'makeAssistantQuestion',
        'makeAssistantQuestions',
        'makeAssistantWeek',
        'makeAttribution',
        'makeAuditEntries',
        'makeAuditEntry',
        'makeChatRequest',
        'makeClient',
        'makeClientProfile',
        'makeClientProfiles',
        'makeConsultationPayload',
        'makeDispute',
        'makeForm',
        'makeFormOverview',
        'makeFormSubmission',
        'makeFormSubmissions',
        'makeInvoice',
        'makeLead',
        'makeLeads',
        'makeOwnSubscription',
        'makeProfile',
        'makeSubscription',
        'makeSubscriptions',
        'makeTrialNotice',
        'makeVerification',
        'pageOf',
        'storedSession',
        'subscriptionTable',
        'trialTable',
      ],
    ]);
  });

  it('loads nothing of Supabase when it is imported and opened, nor for consultations and chat', async () => {
    const loaded = await evaluate(`${loadedPackages}
      const { createFlow } = await import('@flow/sdk');
      const answers = {
        'consultation-webhook': () => Response.json({ reference: 'FL-1' }),
        'ai-chat': () => new Response('data: [DONE]\\n\\n'),
        'assistant-feedback': () => Response.json({ recorded: true }),
      };
      const flow = createFlow({
        url: 'http://api.test',
        key: 'publishable',
        fetch: async (url) => answers[url.split('/').at(-1)](),
      });
      await flow.consultations.submit(${JSON.stringify(makeConsultationPayload())});
      const messages = [{ role: 'user', content: 'hello' }];
      for await (const piece of flow.chat.stream({ messages, visitorId: 'visitor_1763720000000_k3j9x0a1' })) piece;
      const answerId = 1763720000000;
      await flow.chat.rate({ answerId, visitorId: 'visitor_1763720000000_k3j9x0a1', rating: 'helpful' });
      report();
    `);
    expect(loaded).toEqual(['zod']);
  });

  it('loads the client of the accounts with their first use, and with a sign-in nothing more', async () => {
    const loaded = await evaluate(`${loadedPackages}
      const { createFlow } = await import('@flow/sdk');
      const flow = createFlow({
        url: 'http://api.test',
        key: 'publishable',
        fetch: async (url) => Response.json(String(url).endsWith('has_role') || ${JSON.stringify(session)}),
      });
      await flow.auth.signIn({ email: 'client@flow.example', password: 'flow-client-demo' });
      await flow.roles.has('admin');
      report();
    `);
    expect(loaded).toEqual(['@supabase/auth-js', 'tslib']);
  });

  it('loads the client of the tables when one is first read', async () => {
    const loaded = await evaluate(`${loadedPackages}
      const { createFlow } = await import('@flow/sdk');
      const fetch = async () => Response.json(${JSON.stringify(session)});
      const flow = createFlow({ url: 'http://api.test', key: 'publishable', fetch });
      await flow.auth.signIn({ email: 'client@flow.example', password: 'flow-client-demo' });
      await flow.profile.get().catch(() => {});
      report();
    `);
    expect(loaded).toContain('@supabase/postgrest-js');
  });
});

describe('@flow/sdk/contracts', () => {
  it('load nothing but zod', async () => {
    const files = await readdir(new URL('contracts', import.meta.url));
    const names = files.filter((file) => !file.endsWith('.test.ts')).map((file) => file.replace(/\.ts$/, ''));
    const loaded = await evaluate(`${loadedPackages}
      for (const name of ${JSON.stringify(names)}) await import('@flow/sdk/contracts/' + name);
      report();
    `);
    expect(names).toContain('consultation');
    expect(loaded).toEqual(['zod']);
  });

  it('that are checked or shown without validation load nothing, and neither do the errors', async () => {
    const names = [
      'error-codes',
      'known-value',
      'password',
      'account',
      'session',
      'role-names',
      'subscription-rules',
    ];
    const loaded = await evaluate(`${loadedPackages}
      await import('@flow/sdk/errors');
      for (const name of ${JSON.stringify(names)}) await import('@flow/sdk/contracts/' + name);
      report();
    `);
    expect(loaded).toEqual([]);
  });
});
