import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caughtMail, demoAdmin, demoClient, mailedLink, newAccount, storedRows } from '../setup/backend.ts';
import { runningStack } from '../setup/running-stack.ts';
import { type FlowAdmin, openFlowAdmin } from './flow-admin.ts';

interface StoredForm {
  slug: string;
  form_key: string;
  title: string;
}

const { urls } = runningStack();
let cli: FlowAdmin;
let defaults: StoredForm[];

beforeAll(async () => {
  cli = await openFlowAdmin();
  await cli.login(demoAdmin);
  defaults = await storedRows(
    'forms_registry',
    'select=slug,form_key,title&is_default=is.true&order=position',
  );
});
afterAll(() => cli.remove());

const slugs = () => defaults.map(({ slug }) => slug);
const cells = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

describe('clients in the terminal', () => {
  it('are invited by a mail that leads to the site, and found by their address', async () => {
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
    expect(cells(list.stdout).map((row) => row.slice(0, 2))).toEqual([[email, 'Noor Saleh']]);
  });

  it('are not mailed when their address has an account, and unknown ones are named', async () => {
    const mails = (await caughtMail(demoClient.email)).length;
    const invited = await cli.run(['clients', 'invite', demoClient.email]);
    expect(invited).toMatchObject({ code: 0, stderr: expect.stringContaining('no mail was sent') });
    expect(await caughtMail(demoClient.email)).toHaveLength(mails);
    const unknown = await cli.run(['clients', 'show', 'nobody-at-all@flow.example']);
    expect(unknown).toMatchObject({ code: 1, stdout: '' });
    expect(unknown.stderr).toContain('There is no client nobody-at-all@flow.example');
  });
});

describe('forms in the terminal', () => {
  it('are given to several clients through a pipe, once, and taken back', async () => {
    const people = [await newAccount('given'), await newAccount('given')].map(({ email }) => email);
    const assign = await cli.run(['forms', 'assign', '-'], `${people.join('\n')}\n`);
    expect(assign).toEqual({
      code: 0,
      stdout: people.map((email) => `${email}\t${slugs().join(',')}\t\n`).join(''),
      stderr: `Assigned ${2 * defaults.length} new forms. 0 forms were already assigned.\n`,
    });
    const [first = ''] = people;
    const again = await cli.run(['forms', 'assign', first, ...slugs(), '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject([{ client: first, assigned: [], skipped: slugs() }]);

    const given = cells((await cli.run(['forms', 'assignments', first])).stdout);
    expect(given.map(([slug, status]) => [slug, status]).toSorted()).toEqual(
      slugs()
        .map((slug) => [slug, 'pending'])
        .toSorted(),
    );
    const ids = given.map((row) => row.at(-1) ?? '');
    const withdrawn = await cli.run(['forms', 'withdraw', ...ids, '--json']);
    expect(withdrawn.code).toBe(0);
    const stored = await storedRows<{ status: string }>(
      'form_assignments',
      `select=status&id=in.(${ids.join(',')})`,
    );
    expect(stored).toEqual(ids.map(() => ({ status: 'withdrawn' })));

    const [slug = ''] = slugs();
    await cli.run(['forms', 'assign', first, slug, '--due', '2099-12-31']);
    const [latest] = JSON.parse((await cli.run(['forms', 'assignments', first, '--json'])).stdout);
    expect(latest).toMatchObject({ status: 'pending', due_date: '2099-12-31T19:59:59.999Z' });
  });

  it('are given by the line that the client’s profile shows', async () => {
    const { email } = await newAccount('by-the-line');
    const { id } = JSON.parse((await cli.run(['clients', 'show', email, '--json'])).stdout) as { id: string };
    expect(await cli.run(['forms', 'assign', id, '--default'])).toEqual({
      code: 0,
      stdout: `${id}\t${slugs().join(',')}\t\n`,
      stderr: `Assigned ${defaults.length} new forms. 0 forms were already assigned.\n`,
    });
    const given = cells((await cli.run(['forms', 'assignments', email])).stdout);
    expect(given.map(([slug]) => slug).toSorted()).toEqual(slugs().toSorted());
  });

  it('are not given to anybody when one client or form is not there', async () => {
    const { email } = await newAccount('not-given');
    const unknown = await cli.run(['forms', 'assign', email, 'nobody-at-all@flow.example']);
    expect(unknown).toMatchObject({ code: 1, stdout: '' });
    expect(unknown.stderr).toContain('There is no client nobody-at-all@flow.example');
    const wrong = await cli.run(['forms', 'assign', email, 'no-such-form']);
    expect(wrong).toMatchObject({ code: 1, stdout: '' });
    expect(wrong.stderr).toContain('There is no form no-such-form');
    expect(await cli.run(['forms', 'assignments', email])).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'No assignments match.\n',
    });
  });

  it('are a table for a person, with their counts', async () => {
    const { code, stdout } = await cli.run(['forms', 'registry', '--table']);
    expect(code).toBe(0);
    const [header, ...lines] = stdout.trimEnd().split('\n');
    expect(header).toMatch(/^Form +Title +Version +Given +Pending +Overdue +Completed +Submissions +Flagged/);
    for (const { slug, title } of defaults) {
      expect(lines.some((line) => line.startsWith(slug) && line.includes(title))).toBe(true);
    }
  });

  it('are listed, shown and exported as they were sent', async () => {
    const [form] = defaults;
    const { form_key = '', slug = '' } = form ?? {};
    const stored = await storedRows<{ id: string; payload: object }>(
      'form_submissions',
      `select=id,payload&form_key=eq.${form_key}&order=created_at.desc,id.desc`,
    );
    const list = await cli.run(['forms', 'list', '--form', slug, '--all', '--json']);
    expect((JSON.parse(list.stdout) as { id: string }[]).map(({ id }) => id)).toEqual(
      stored.map(({ id }) => id),
    );
    const [newest] = stored;
    const shown = await cli.run(['forms', 'show', newest?.id ?? '', '--json']);
    expect(JSON.parse(shown.stdout)).toMatchObject({ id: newest?.id, payload: newest?.payload });

    const saved = await cli.run(['forms', 'export', '--form', slug, '--output', '-']);
    expect({ code: saved.code, stderr: saved.stderr }).toEqual({ code: 0, stderr: '' });
    const [version] = await storedRows<{ definition: { groups: { questions: { id: string }[] }[] } }>(
      'form_versions',
      `select=definition,forms_registry!inner(form_key)&forms_registry.form_key=eq.${form_key}&order=version.desc&limit=1`,
    );
    const questions =
      version?.definition.groups.flatMap((group) => group.questions.map(({ id }) => id)) ?? [];
    const header = saved.stdout.slice(0, saved.stdout.indexOf('\r\n')).split(',');
    expect(header.slice(-questions.length)).toEqual(questions);
    for (const { id } of stored) expect(saved.stdout).toContain(`\r\n${id},`);
    const none = await cli.run(['forms', 'export', '--form', 'no-such-form', '--output', '-']);
    expect(none).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('password reset', () => {
  it('mails the link that leads to the site, and says the same of an address that nobody has', async () => {
    const { email } = await newAccount('terminal-reset');
    const known = await cli.run(['password', 'reset', email]);
    expect(known).toEqual({ code: 0, stdout: '', stderr: 'Reset email sent\n' });
    const link = new URL(await mailedLink(email, 'recovery'));
    expect(link.searchParams.get('redirect_to')).toBe(`${urls.web}/auth?type=recovery`);
    const nobody = `nobody-${crypto.randomUUID()}@flow.example`;
    expect(await cli.run(['password', 'reset', nobody])).toEqual(known);
    expect(await caughtMail(nobody)).toEqual([]);
  });
});
