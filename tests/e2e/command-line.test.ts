import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAdmin, mailedLink, newAccount, storedRows } from '../setup/backend.ts';
import { runningStack } from '../setup/running-stack.ts';
import { type FlowAdmin, openFlowAdmin } from './flow-admin.ts';

const { urls } = runningStack();
let cli: FlowAdmin;
beforeAll(async () => {
  cli = await openFlowAdmin();
  await cli.login(demoAdmin);
});
afterAll(() => cli.remove());

it('a client is invited by a mail that leads to the site, and found by their address', async () => {
  const email = `invited-${crypto.randomUUID()}@flow.example`;
  const [lead] = await storedRows<{ reference: string }>(
    'consultation_requests',
    'select=reference&client_id=is.null&order=received_at.desc&limit=1',
  );
  const reference = lead?.reference ?? '';
  const names = ['--first-name', 'Noor', '--last-name', 'Saleh'];
  const invite = ['clients', 'invite', email.toUpperCase(), ...names, '--lead', reference, '--json'];
  const { code, stdout, stderr } = await cli.run(invite);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: `Invited ${email}: the link to choose a password is in the mail.\n`,
  });
  const { client_id } = JSON.parse(stdout) as { client_id: string };
  const link = new URL(await mailedLink(email, 'invite'));
  expect(link.searchParams.get('redirect_to')).toMatch(new RegExp(`^${urls.web}/auth`));

  const shown = await cli.run(['clients', 'show', email, '--json']);
  expect(JSON.parse(shown.stdout)).toMatchObject({
    id: client_id,
    first_name: 'Noor',
    last_name: 'Saleh',
    confirmed: false,
    leads: [{ reference }],
  });
  const list = await cli.run(['clients', 'list', '--search', email]);
  expect(list.stdout.split('\t').slice(0, 2)).toEqual([email, 'Noor Saleh']);
});

it('the link to another password that is mailed from the terminal leads to the site', async () => {
  const { email } = await newAccount('terminal-reset');
  const reset = await cli.run(['password', 'reset', email]);
  expect(reset).toMatchObject({ code: 0, stdout: '', stderr: 'Reset email sent\n' });
  const link = new URL(await mailedLink(email, 'recovery'));
  expect(link.searchParams.get('redirect_to')).toBe(`${urls.web}/auth?type=recovery`);
});

it('the default forms are given by the line that the client’s profile shows', async () => {
  const { email } = await newAccount('by-the-line');
  const { id } = JSON.parse((await cli.run(['clients', 'show', email, '--json'])).stdout) as { id: string };
  const defaults = await storedRows<{ slug: string }>('forms_registry', 'is_default=is.true&order=position');
  const slugs = defaults.map(({ slug }) => slug);
  expect(await cli.run(['forms', 'assign', id, '--default'])).toMatchObject({
    code: 0,
    stdout: `${id}\t${slugs.join(',')}\t\n`,
    stderr: `Assigned ${slugs.length} new forms. 0 forms were already assigned.\n`,
  });
});
