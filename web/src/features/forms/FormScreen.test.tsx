import { FlowError } from '@flow/sdk';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FormScreen } from './FormScreen.tsx';
import { checkIn, completed, openForm, sentForm } from './form.test-data.ts';
import { makeFormStore } from './form-store.test-data.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  window.history.replaceState(null, '', '/forms/check-in');
  localStorage.clear();
});

async function show(opened = openForm()) {
  const made = makeFormStore(opened, (path, options) =>
    window.history[options?.replace ? 'replaceState' : 'pushState'](null, '', path),
  );
  await act(async () => render(<FormScreen form={made.form} slug="check-in" />));
  return made;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a group that is not answered says what is wrong, and leads there', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Weekly check-in' })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Step 1 of 4' })).toBeTruthy();
  await press('Next');
  const field = screen.getByRole('textbox', { name: 'What went well?' });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const summary = screen.getByRole('region', { name: 'Please look at these again' });
  screen.getByRole('button', { name: 'Next' }).focus();
  await userEvent.click(within(summary).getByRole('button', { name: 'What went well?' }));
  expect(document.activeElement).toBe(field);
});

test('an answer that brings another question says so, and one that takes it back takes it away', async () => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  expect(screen.getByRole('textbox', { name: 'How else?' })).toBeTruthy();
  expect(screen.getByText('Another question: How else?')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
  expect(screen.queryByRole('textbox', { name: 'How else?' })).toBeNull();
});

test('the next step has the focus on its title and a place in the history', async () => {
  await show();
  await userEvent.type(screen.getByRole('textbox', { name: 'What went well?' }), 'Slept');
  await press('Next');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Your knee' }));
  expect(window.location.search).toBe('?step=2');
  await act(async () => {
    window.history.replaceState(null, '', '/forms/check-in');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('heading', { level: 2, name: 'This week' })).toBeTruthy();
});

test('before it is sent, every answer can be read and corrected, and what is open is said', async () => {
  window.history.replaceState(null, '', '/forms/check-in?step=review');
  const { form } = await show();
  expect(screen.getByText('2 questions still need an answer before you can send it.')).toBeTruthy();
  await act(async () => {
    form.answer('went_well', '<b>Slept</b>');
    form.answer('pain', false);
  });
  expect(
    screen.getByText('You left 3 questions open. They are optional: you can send the form as it is.'),
  ).toBeTruthy();
  expect(screen.getByText('<b>Slept</b>')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit Your knee' }).getAttribute('href')).toBe(
    '/forms/check-in?step=2',
  );
});

test('a flagged answer is answered with what to do next, and the ways to a person', async () => {
  const submission = sentForm({ flags: ['pain'], payload: { went_well: 'Slept', pain: true } });
  await show(completed(submission));
  expect(screen.getByRole('heading', { level: 1, name: 'Rest first' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
  expect(screen.getByRole('heading', { name: 'What you sent' })).toBeTruthy();
  expect(screen.getByText('Yes')).toBeTruthy();
});

test('a form whose questions have changed says so from its top, with the focus on its title, and leads to what is new', async () => {
  window.history.replaceState(null, '', '/forms/check-in?step=review');
  const { form, forms } = await show();
  await act(async () => {
    form.answer('went_well', 'Slept');
    form.answer('pain', false);
  });
  const definition = structuredClone(checkIn);
  definition.groups[0]?.questions.push({
    id: 'sleep',
    kind: 'yes_no',
    label: 'Did you sleep?',
    required: true,
    flag: false,
  });
  forms.submit.mockRejectedValueOnce(new FlowError('form_changed', 'no'));
  forms.open.mockResolvedValue(openForm({ version: 2, definition }));
  vi.mocked(window.scrollTo).mockClear();
  await press('Send');
  expect(await screen.findByText('This form has changed since you began')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Look it over' }));
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  expect(screen.getByText('Slept')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'New: Did you sleep?' }));
  expect(screen.getByText('New question')).toBeTruthy();
});

test('a form that was sent from another device shows what did not arrive from this one', async () => {
  const { form, forms } = await show();
  forms.open.mockResolvedValue(completed());
  await act(async () => {
    form.answer('went_well', 'Ran');
    form.answer('pain', false);
  });
  forms.submit.mockRejectedValue(Object.assign(new Error('no'), { name: 'FlowError', code: 'form_sent' }));
  await act(async () => form.send());
  const here = screen.getByRole('region', { name: 'Not sent from this device' });
  expect(within(here).getByText('Ran')).toBeTruthy();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  await press('Put them away');
  expect(screen.queryByText('Ran')).toBeNull();
});

test.each([
  ['missing', 'There is no such form for you'],
  ['withdrawn', 'Your coach has taken this form back'],
  ['removed', 'Your account is no longer there'],
  ['failed', 'The form could not be loaded'],
] as const)('%s: %s', async (phase, title) => {
  const { form } = await show();
  await act(async () => {
    form.state.phase = phase;
  });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(title);
});

test('a preview says that nothing is saved or sent, and cannot be sent', async () => {
  window.history.replaceState(null, '', '/forms/check-in?step=review');
  await show(openForm({ assignment: null }));
  expect(screen.getByText('Nothing is saved or sent.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});
