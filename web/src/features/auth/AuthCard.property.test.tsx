import { act, render, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { AuthCard } from './AuthCard.tsx';
import { setUpAuthPage } from './auth-page.test-data.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

test('nothing of an address, a name or an error is ever HTML', async () => {
  const parts = ['<img src=x onerror=alert(1)>', '<script>', '"><b>', '&lt;i&gt;', 'javascript:', '{{7*7}}'];
  const nasty = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string()), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (one, other) => {
      const text = one.join('');
      const query = new URLSearchParams({ mode: text, type: text, returnTo: text, error_description: text });
      const hash = new URLSearchParams({ error: text, error_description: other.join('') });
      window.history.replaceState(null, '', `/auth?${query}#${hash}`);
      const set = setUpAuthPage({ linkFails: 'server' });
      set.page.keep('email', text);
      const { container, unmount } = render(<AuthCard page={set.page} support="help@flow.example" />);
      await waitFor(() => expect(set.state.view).not.toBe('arriving'));
      await act(async () => {
        set.state.mailed = { purpose: 'reset', to: text, at: 0 };
      });
      expect(container.querySelector('img, script, b, i, iframe')).toBeNull();
      expect(container.textContent).toContain(text.trim() && text);
      unmount();
    }),
    { numRuns: 60 },
  );
});
