import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useDisclosure } from './disclosure.ts';

function Menu({ path }: { path: string }) {
  const { ref } = useDisclosure(path);
  return (
    <details ref={ref}>
      <summary>Menu</summary>
    </details>
  );
}

test('a menu that was opened before there was a script stays open when it comes alive', async () => {
  // React's development build tells of the attribute that was not there when the page was built.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = document.createElement('div');
  root.innerHTML = '<details><summary>Menu</summary></details>';
  document.body.replaceChildren(root);
  root.querySelector('details')?.setAttribute('open', '');
  await act(async () => hydrateRoot(root, <Menu path="/" />));
  expect(root.querySelector('details')?.open).toBe(true);
});
