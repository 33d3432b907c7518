import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { Dashboard, type DashboardProps } from './Dashboard.tsx';
import { type Calls, setUpDashboard } from './dashboard.test-data.ts';

/** The dashboard on the screen; `prepare` changes what its backend answers. */
export function showDashboard(
  options: Parameters<typeof setUpDashboard>[0] = {},
  prepare = (_calls: Calls): unknown => undefined,
) {
  const set = setUpDashboard(options);
  prepare(set.calls);
  const changePassword = vi.fn<DashboardProps['changePassword']>(async () => true);
  const onConnect = vi.fn<(source: string) => void>();
  render(
    <ConnectProvider value={onConnect}>
      <Dashboard dashboard={set.dashboard} session={set.session} changePassword={changePassword} />
    </ConnectProvider>,
  );
  return { ...set, changePassword, onConnect, user: userEvent.setup() };
}
