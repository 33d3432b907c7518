import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from './repository-root.ts';
import { apiUrl, parseSettings, portSetting, readSettings, settingNames, webUrl } from './settings.ts';
import { LocalSetupError } from './setup-error.ts';
import { temporaryDirectory } from './testing/temporary-directory.ts';

function problemOf(environment: Record<string, string>): string {
  try {
    parseSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(LocalSetupError);
    return (error as Error).message;
  }
  throw new Error('The settings were accepted.');
}

const jwtOf = (role: string) => ['{}', JSON.stringify({ role }), 'x'].map(btoa).join('.');
const serviceKey = jwtOf('service_role');
const anonKey = jwtOf('anon');

describe('parseSettings', () => {
  it('needs nothing: every setting has a default', () => {
    expect(parseSettings({})).toEqual({
      ports: { web: 4173, api: 54321, mail: 54324, stripe: 54325, functions: 54326 },
      siteUrl: 'http://localhost:4173',
      dataDirectory: null,
      stripe: null,
      ai: null,
      chatDailyLimit: null,
      leadForwardUrl: null,
      smtp: null,
      publicEnv: {},
    });
  });

  it('takes an empty or blank value for one that is not set', () => {
    expect(parseSettings({ WEB_PORT: '', AI_BASE_URL: '  ' })).toEqual(parseSettings({}));
  });

  it.each(['1', '65535'])('accepts the port %s', (value) => {
    expect(parseSettings({ WEB_PORT: value }).ports.web).toBe(Number(value));
  });

  it.each(['0', '65536', '-1', '80.5', 'abc', '0x50', '1e3', '4173 4174'])('refuses the port %s', (value) => {
    expect(problemOf({ API_PORT: value })).toBe(
      `API_PORT is "${value}", expected a whole number from 1 to 65535.`,
    );
  });

  it('lets the site follow its port unless its address is set', () => {
    expect(parseSettings({ WEB_PORT: '9000' }).siteUrl).toBe('http://localhost:9000');
    expect(parseSettings({ SITE_URL: 'https://flow.example/' }).siteUrl).toBe('https://flow.example');
    expect(webUrl(parseSettings({ WEB_PORT: '9000' }))).toBe('http://localhost:9000');
    expect(apiUrl(parseSettings({ API_PORT: '9001' }))).toBe('http://localhost:9001');
  });

  it('refuses two roles on one port, also when one of them is a default', () => {
    expect(problemOf({ API_PORT: '4173' })).toBe(
      'API_PORT is 4173, expected a port of its own: WEB_PORT is 4173 too.',
    );
  });

  it.each(['SITE_URL', 'LEAD_FORWARD_URL', 'VITE_SITE_URL', 'VITE_CONSULTATION_WEBHOOK_URL'])(
    'refuses a %s that is no web address',
    (name) => {
      for (const value of ['flow.example', 'ftp://flow.example', 'javascript:alert(1)', 'http://']) {
        expect(problemOf({ [name]: value })).toBe(
          `${name} is "${value}", expected a URL beginning with http:// or https://.`,
        );
      }
    },
  );

  it('names every wrong setting at once', () => {
    const problem = problemOf({ WEB_PORT: 'x', VITE_META_PIXEL_ID: 'y' });
    expect(problem.split('\n')).toEqual([
      'WEB_PORT is "x", expected a whole number from 1 to 65535.',
      'VITE_META_PIXEL_ID is "y", expected a Meta pixel id, digits only.',
    ]);
  });

  it('does not print a secret that is wrong', () => {
    const problem = problemOf({
      STRIPE_SECRET_KEY: 'pk_live_verysecretindeed',
      STRIPE_WEBHOOK_SECRET: 'whsec_a',
    });
    expect(problem).toContain('STRIPE_SECRET_KEY is "pk_…" (24 characters), expected a Stripe secret key');
    expect(problem).not.toContain('verysecret');
  });

  it.each([
    ['a secret key', 'sb_secret_verysecretindeed'],
    ['a service key of the older kind', serviceKey],
  ])('refuses %s where the publishable one belongs, which the site would show to everybody', (_, key) => {
    const problem = problemOf({
      VITE_SUPABASE_URL: 'https://flow.supabase.co',
      VITE_SUPABASE_PUBLISHABLE_KEY: key,
    });
    expect(problem).toMatch(
      /^VITE_SUPABASE_PUBLISHABLE_KEY is "\S+…" \(\d+ characters\), expected a publishable key \(sb_publishable_…\), never a secret one\.$/,
    );
    expect(problem).not.toContain(key);
  });

  it('takes a publishable key of the older kind', () => {
    const environment = {
      VITE_SUPABASE_URL: 'https://flow.supabase.co',
      VITE_SUPABASE_PUBLISHABLE_KEY: anonKey,
    };
    expect(parseSettings(environment).publicEnv).toEqual(environment);
  });

  it('replaces the Stripe stand-in when both of its secrets are set', () => {
    const settings = parseSettings({ STRIPE_SECRET_KEY: 'sk_test_123', STRIPE_WEBHOOK_SECRET: 'whsec_123' });
    expect(settings.stripe).toEqual({ secretKey: 'sk_test_123', webhookSecret: 'whsec_123' });
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'sk_test_123', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_123', 'STRIPE_SECRET_KEY'],
    ['AI_BASE_URL', 'http://localhost:11434/v1', 'AI_MODEL'],
    ['AI_MODEL', 'small', 'AI_BASE_URL'],
    ['AI_API_KEY', 'secret', 'AI_BASE_URL'],
    ['VITE_SUPABASE_URL', 'https://flow.supabase.co', 'VITE_SUPABASE_PUBLISHABLE_KEY'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x', 'VITE_SUPABASE_URL'],
  ])('refuses %s without what belongs to it', (name, value, needed) => {
    expect(problemOf({ [name]: value })).toMatch(
      new RegExp(`^${needed} is not set, expected .+, because ${name} is set\\.$`, 'm'),
    );
  });

  it('takes a language model with or without a key', () => {
    const model = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' };
    expect(parseSettings(model).ai).toEqual({ baseUrl: model.AI_BASE_URL, apiKey: null, model: 'small' });
    expect(parseSettings({ ...model, AI_API_KEY: 'k' }).ai?.apiKey).toBe('k');
  });

  it('takes a daily number of chat questions that is a whole number', () => {
    expect(parseSettings({ CHAT_DAILY_LIMIT: '500' }).chatDailyLimit).toBe('500');
    for (const value of ['0', '-1', '1.5', 'many', '10000000']) {
      expect(problemOf({ CHAT_DAILY_LIMIT: value })).toBe(
        `CHAT_DAILY_LIMIT is "${value}", expected a whole number from 1 to 9999999.`,
      );
    }
  });

  it('hands the site the VITE_ settings and no others', () => {
    const { publicEnv } = parseSettings({
      VITE_GA_MEASUREMENT_ID: 'G-ABC123',
      LEAD_FORWARD_URL: 'https://leads.example/in',
      VITE_SOMETHING_ELSE: 'x',
    });
    expect(publicEnv).toEqual({ VITE_GA_MEASUREMENT_ID: 'G-ABC123' });
  });
});

describe('readSettings', () => {
  const read = async (file: string | null, environment: Record<string, string> = {}) => {
    const directory = await temporaryDirectory();
    if (file !== null) await writeFile(path.join(directory, '.env'), file);
    const warnings: string[] = [];
    const settings = await readSettings(directory, environment, (line) => warnings.push(line));
    return { settings, warnings };
  };

  it('starts without a .env', async () => {
    expect(await read(null)).toEqual({ settings: parseSettings({}), warnings: [] });
  });

  it('reads .env and lets the environment win', async () => {
    const { settings } = await read('# mine\nWEB_PORT=5000\nAPI_PORT="5001"\n', { WEB_PORT: '6000' });
    expect(settings.ports).toMatchObject({ web: 6000, api: 5001 });
  });

  it('names a wrong value of .env', async () => {
    await expect(read('MAIL_PORT=many\n')).rejects.toThrow('MAIL_PORT is "many"');
  });

  it.each([
    ['WEB_PROT', 'WEB_PORT'],
    ['web_port', 'WEB_PORT'],
    ['STRIPE_SECRET_KEYS', 'STRIPE_SECRET_KEY'],
    ['STRIPE_WEBHOK_SECRT', 'STRIPE_WEBHOOK_SECRET'],
    ['VITE_META_PIXEL', 'VITE_META_PIXEL_ID'],
  ])('refuses %s in .env, and names the setting that is nearest', async (name, nearest) => {
    const refusal = `${name} is not a setting; the nearest is ${nearest}.`;
    await expect(read(`${name}=5000\n`)).rejects.toThrow(new LocalSetupError(`.env: ${refusal}`));
    expect((await read(null, { [name]: '5000' })).warnings).toEqual([`Environment: ${refusal}`]);
  });

  it('leaves the names of other programs alone', async () => {
    const others = { MAIL_HOST: 'x', PORT: '80', SUPABASE_URL: 'x', FLOW_URL: 'x', STRIPE_API_KEY: 'x' };
    const file = Object.keys(others).map((name) => `${name}=x`);
    expect((await read(file.join('\n'), others)).warnings).toEqual([]);
  });

  it('says so when .env cannot be read', async () => {
    const directory = await temporaryDirectory();
    await mkdir(path.join(directory, '.env'));
    await expect(readSettings(directory, {}, () => {})).rejects.toThrow(
      'The settings file .env cannot be read',
    );
  });
});

describe('.env.example', () => {
  it('lists every setting once, in order, each empty and with a line of explanation', async () => {
    const example = await readFile(path.join(repositoryRoot, '.env.example'), 'utf8');
    const listed = [...example.matchAll(/^(\w+)=/gm)].map((match) => match[1]);
    expect(listed).toEqual(settingNames);
    expect(parseSettings(parseEnv(example))).toEqual(parseSettings({}));
    for (const name of settingNames) expect(example).toMatch(new RegExp(`^# .{20,}\\n${name}=$`, 'm'));
  });
});

describe('README.md', () => {
  it('names every port with its setting', async () => {
    const readme = await readFile(path.join(repositoryRoot, 'README.md'), 'utf8');
    const rows = [...readme.matchAll(/^\|[^|]+\|\D+(\d+) +\| `(\w+)` +\|$/gm)];
    const named = Object.fromEntries(rows.map(([, port, setting]) => [setting, Number(port)]));
    const { ports } = parseSettings({});
    const roles = Object.keys(ports) as (keyof typeof ports)[];
    expect(named).toEqual(Object.fromEntries(roles.map((role) => [portSetting(role), ports[role]])));
  });
});
