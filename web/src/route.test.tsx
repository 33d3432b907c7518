import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appRoute } from './route.ts';

const head = { title: 'A client | Flow', description: 'One client.' };
const facts = { page: 'admin', layout: 'app', head } as const;

test('the page of an app route is given what its pattern found in the path', async () => {
  const Page = ({ parameters: { id, key } }: { parameters: { id: string; key: string } }) => (
    <h1>{`${key} of ${id}`}</h1>
  );
  const route = appRoute({ ...facts, path: '/admin/:id/forms/:key', load: async () => ({ Page }) });
  const loaded = await route.load('/admin/7/forms/goals', { id: '7', key: 'goals' });
  if ('redirect' in loaded) throw new Error('It leads elsewhere.');
  render(loaded.element);
  expect(screen.getByRole('heading').textContent).toBe('goals of 7');
});

test('all paths of one pattern have one document, which no search engine lists', async () => {
  const Page = () => <h1>A client</h1>;
  const route = appRoute({ ...facts, path: '/admin/:id', load: async () => ({ Page }) });
  expect(route.noindex).toBe(true);
  const loaded = await route.load('/admin/7', { id: '7' });
  expect(loaded).toMatchObject({ path: '/admin/:id', noindex: true, head });
});
