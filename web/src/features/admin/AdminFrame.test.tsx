import { render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { AdminFrame } from './AdminFrame.tsx';
import { createAdminAccess } from './admin-access.store.ts';
import { grantedAccess } from './granted-access.test-data.ts';

const nothing = () => {};

/** A door at which the database has not answered yet, or has said no. */
const door = (refusal: 'explained' | 'hidden', isAdmin = new Promise<boolean>(nothing)) =>
  createAdminAccess({
    session: {
      load: async () => ({}) as never,
      checkAdmin: () => isAdmin,
      signOut: async () => {},
      onSignedOut: () => nothing,
    },
    showToast: nothing,
    navigate: nothing,
    wait: () => new Promise(nothing),
    currentPath: () => '/admin',
    refusal,
  });

const show = (access = grantedAccess(), onGranted = async () => {}) =>
  render(
    <AdminFrame access={access} section="/admin/leads" title="Courses" onGranted={onGranted}>
      <p>All of them</p>
    </AdminFrame>,
  );

describe('a page of the admin, while the database is asked', () => {
  test('has its head already, and nothing of what the head stands over', () => {
    show(door('explained'));
    expect(screen.getByRole('status').textContent).toBe('Checking access');
    expect(screen.getByRole('heading', { name: 'Courses' })).toBeTruthy();
    expect(screen.queryByText('All of them')).toBeNull();
  });

  test('shows nothing at all where its being there is not told', () => {
    show(door('hidden'));
    expect(screen.getByRole('main').textContent).toBe('Checking access');
  });
});

test('a page of the admin has its head, and what it stands over, once the database has said yes', async () => {
  show();
  expect(await screen.findByText('All of them')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Courses' })).toBeTruthy();
  expect(screen.queryByText('Checking access')).toBeNull();
  const pages = within(screen.getByRole('navigation', { name: 'Admin' })).getAllByRole('link');
  expect(
    pages.map((page) => [page.textContent, page.getAttribute('href'), page.getAttribute('aria-current')]),
  ).toEqual([
    ['Subscriptions', '/admin', null],
    ['Leads', '/admin/leads', 'page'],
    ['Assistant', '/admin/assistant', null],
    ['Forms', '/forms', null],
  ]);
});

test('who is no admin sees Forbidden, and nothing is loaded', async () => {
  const onGranted = vi.fn(async () => {});
  show(door('explained', Promise.resolve(false)), onGranted);
  expect(await screen.findByRole('heading', { name: 'Forbidden' })).toBeTruthy();
  expect(onGranted).not.toHaveBeenCalled();
});
