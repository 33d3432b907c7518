import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AdminFrame } from './AdminFrame.tsx';
import { createAdminAccess } from './admin-access.store.ts';
import { grantedAccess } from './granted-access.test-data.ts';

const nothing = () => {};

/** A door at which the database has not answered yet. */
const unanswered = (refusal: 'explained' | 'hidden') =>
  createAdminAccess({
    session: {
      load: () => new Promise(nothing),
      checkAdmin: async () => true,
      signOut: async () => {},
      onSignedOut: () => nothing,
    },
    showToast: nothing,
    navigate: nothing,
    wait: async () => {},
    currentPath: () => '/admin',
    refusal,
  });

const show = (access = grantedAccess()) =>
  render(
    <AdminFrame access={access} section="/admin" title="Courses" onGranted={async () => {}}>
      <p>All of them</p>
    </AdminFrame>,
  );

describe('a page of the admin, while the database is asked', () => {
  test('has its head already, and nothing of what the head stands over', () => {
    show(unanswered('explained'));
    expect(screen.getByRole('status').textContent).toBe('Checking access');
    expect(screen.getByRole('heading', { name: 'Courses' })).toBeTruthy();
    expect(screen.queryByText('All of them')).toBeNull();
  });

  test('shows nothing at all where its being there is not told', () => {
    show(unanswered('hidden'));
    expect(screen.getByRole('main').textContent).toBe('Checking access');
  });
});

test('a page of the admin has its head, and what it stands over, once the database has said yes', async () => {
  show();
  expect(await screen.findByText('All of them')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Courses' })).toBeTruthy();
  expect(screen.queryByText('Checking access')).toBeNull();
});
