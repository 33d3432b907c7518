import type { Question } from '@flow/sdk/contracts/form-definition';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { checkIn } from './form.test-data.ts';
import { QuestionField } from './QuestionField.tsx';

const answered = vi.fn();

function Asked({ question }: { question: Question }) {
  const [answer, setAnswer] = useState<Parameters<typeof answered>[1]>();
  return (
    <QuestionField
      question={question}
      answer={answer}
      error={undefined}
      change={undefined}
      onAnswer={(id, given) => {
        answered(id, given);
        setAnswer(given);
      }}
    />
  );
}

function ask(id: string): void {
  const question = checkIn.groups.flatMap(({ questions }) => questions).find((one) => one.id === id);
  if (!question) throw new Error(`The form does not ask ${id}.`);
  render(<Asked question={question} />);
}

test('a text is written, and its length is said when it comes near the limit', async () => {
  ask('went_well');
  const area = screen.getByRole('textbox', { name: 'What went well?' });
  expect(area.getAttribute('aria-required')).toBe('true');
  await userEvent.type(area, 'Slept');
  expect(answered).toHaveBeenLastCalledWith('went_well', 'Slept');
  expect(screen.queryByText(/characters/)).toBeNull();
  await userEvent.click(area);
  await userEvent.paste('x'.repeat(55));
  expect(screen.getByText('60 of 50 characters')).toBeTruthy();
});

test('yes and no are answers, and an optional choice can be taken back', async () => {
  ask('pain');
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(answered).toHaveBeenLastCalledWith('pain', false);
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(answered).toHaveBeenLastCalledWith('pain', true);
  ask('mood');
  await userEvent.click(screen.getByRole('radio', { name: 'Tired' }));
  expect(answered).toHaveBeenLastCalledWith('mood', 'Tired');
  await userEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
  expect(answered).toHaveBeenLastCalledWith('mood', undefined);
});

test('several options are a list, a number is a number, a day is a day', async () => {
  ask('where');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Right' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Left' }));
  expect(answered).toHaveBeenLastCalledWith('where', ['Left', 'Right']);
  ask('weight');
  await userEvent.type(screen.getByRole('textbox', { name: 'Weight (optional)' }), '72,5');
  expect(answered).toHaveBeenLastCalledWith('weight', 72.5);
  ask('since');
  await userEvent.type(screen.getByLabelText('Since when? (optional)'), '2026-11-01');
  expect(answered).toHaveBeenLastCalledWith('since', '2026-11-01');
});

test('says that a newer version of the form asks it anew', () => {
  const [question] = checkIn.groups[1]?.questions ?? [];
  if (!question) throw new Error('The form has lost its questions.');
  render(
    <QuestionField question={question} answer={true} error={undefined} change="new" onAnswer={() => {}} />,
  );
  expect(screen.getByText('New question')).toBeTruthy();
});
