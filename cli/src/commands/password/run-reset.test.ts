import { expect, it } from 'vitest';
import { runCommand } from '../../testing/run-command.ts';
import { runReset } from './run-reset.ts';

const options = { email: 'layla@example.com', site: 'https://flow.example', dryRun: false };

it('a reset mails the link to the page where a new password is set', async () => {
  const addresses: string[] = [];
  const intercept = ({ url }: Request) => void addresses.push(url);
  const { stdout, stderr, flow } = await runCommand((given) => runReset(options, given), {
    flow: { intercept },
  });
  expect(flow.asked('recover')).toMatchObject([{ email: 'layla@example.com' }]);
  expect(addresses.map((url) => new URL(url).searchParams.get('redirect_to'))).toEqual([
    'https://flow.example/auth?type=recovery',
  ]);
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: 'Reset email sent\n' });
});

it('a reset with --dry-run mails nothing', async () => {
  const { stderr, flow } = await runCommand((given) => runReset({ ...options, dryRun: true }, given));
  expect(flow.requests).toEqual([]);
  expect(stderr).toBe(
    'Would mail layla@example.com, if it has an account, a link to https://flow.example/auth?type=recovery.\n',
  );
});

it('a reset that the server refuses fails', async () => {
  const { failure, stderr } = await runCommand((given) => runReset(options, given), {
    flow: { faults: { tooManyRequests: 60 } },
  });
  expect(failure).toMatchObject({ code: 'rate_limited' });
  expect(stderr).toBe('');
});
