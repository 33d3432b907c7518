import { EnvironmentError, parseEnvironment, requireSetting } from './env.ts';
import { assert } from './testing.ts';

const complete: Record<string, string> = {
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_ANON_KEY: 'sb_publishable_x',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x',
  SITE_URL: 'https://flow.example',
};
const parse = (values: Record<string, string>) => parseEnvironment((name) => values[name]);

Deno.test('the four settings that every function needs are enough', () => {
  assert.equal(parse(complete).SUPABASE_URL, 'http://127.0.0.1:54321');
  assert.equal(parse(complete).AI_BASE_URL, undefined);
});

for (const name of Object.keys(complete)) {
  Deno.test(`without ${name} the error names it`, () => {
    const { [name]: _, ...rest } = complete;
    assert.throws(() => parse(rest), { name: 'EnvironmentError', message: `${name} is not set` });
    assert.throws(() => parse({ ...complete, [name]: '  ' }), { message: `${name} is not set` });
  });
}

for (const name of ['SUPABASE_URL', 'SITE_URL', 'STRIPE_API_BASE', 'AI_BASE_URL', 'LEAD_FORWARD_URL']) {
  Deno.test(`a ${name} that is no web address is named`, () => {
    for (const value of ['flow', 'ftp://flow.example']) {
      assert.throws(() => parse({ ...complete, AI_MODEL: 'm', [name]: value }), {
        name: 'EnvironmentError',
        message: `${name} must be an http(s) URL`,
      });
    }
  });
}

Deno.test('a daily number of chat questions is a whole number', () => {
  assert.equal(parse({ ...complete, CHAT_DAILY_LIMIT: '500' }).CHAT_DAILY_LIMIT, '500');
  for (const value of ['0', '-5', '1.5', 'many']) {
    assert.throws(() => parse({ ...complete, CHAT_DAILY_LIMIT: value }), {
      message: /CHAT_DAILY_LIMIT must be a whole number/,
    });
  }
});

Deno.test('every wrong setting is named at once', () => {
  assert.throws(
    () => parse({ SITE_URL: 'x' }),
    (thrown: unknown) => {
      assert.ok(thrown instanceof EnvironmentError);
      for (const name of Object.keys(complete)) assert.match(thrown.message, new RegExp(name));
      return true;
    },
  );
});

Deno.test('a language model needs its name', () => {
  assert.throws(() => parse({ ...complete, AI_BASE_URL: 'http://127.0.0.1:1' }), {
    message: /AI_MODEL is not set/,
  });
});

Deno.test('a function that needs an unset setting names it', () => {
  assert.throws(() => requireSetting(parse(complete), 'STRIPE_SECRET_KEY'), {
    message: 'STRIPE_SECRET_KEY is not set',
  });
  const settings = parse({ ...complete, STRIPE_SECRET_KEY: 'sk_test_x' });
  assert.equal(requireSetting(settings, 'STRIPE_SECRET_KEY'), 'sk_test_x');
});
