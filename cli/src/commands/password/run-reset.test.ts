import { FlowError } from '@flow/sdk';
import { expect, it, vi } from 'vitest';
import { runCommand } from '../../testing/run-command.ts';
import { runReset } from './run-reset.ts';

const options = { email: 'layla@example.com', site: 'https://flow.example', dryRun: false };

it('a reset mails the link to the page where a new password is set', async () => {
  const requestPasswordReset = vi.fn(async () => {});
  const { stdout, stderr } = await runCommand((given) => runReset(options, given), {
    flow: { auth: { requestPasswordReset } },
  });
  expect(requestPasswordReset).toHaveBeenCalledExactlyOnceWith('layla@example.com', {
    redirectTo: 'https://flow.example/auth?type=recovery',
  });
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: 'Reset email sent\n' });
});

it('a reset with --dry-run mails nothing', async () => {
  const { stderr } = await runCommand((given) => runReset({ ...options, dryRun: true }, given));
  expect(stderr).toBe(
    'Would mail layla@example.com, if it has an account, a link to https://flow.example/auth?type=recovery.\n',
  );
});

it('a reset that the server refuses fails', async () => {
  const requestPasswordReset = async () => {
    throw new FlowError('rate_limited', 'Slow down.', { retryAfter: 60 });
  };
  const { failure, stderr } = await runCommand((given) => runReset(options, given), {
    flow: { auth: { requestPasswordReset } },
  });
  expect(failure).toMatchObject({ code: 'rate_limited' });
  expect(stderr).toBe('');
});
