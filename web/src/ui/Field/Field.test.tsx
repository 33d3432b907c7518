import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FieldText } from './Field.tsx';

const fields: [name: string, field: ComponentType<FieldText>][] = [
  ['text field', TextField],
  ['text area', TextAreaField],
  ['select', (text) => <SelectField {...text} options={[]} />],
  ['number field', (text) => <NumberField {...text} value={1} onChange={() => {}} />],
  ['password field', (text) => <PasswordField {...text} autoComplete="new-password" />],
];

test.each(fields)('an error marks a %s invalid and describes it after the hint', (_name, Field) => {
  render(<Field label="Your answer" hint="In short" error="Please write an answer." />);
  const control = screen.getByLabelText('Your answer');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  const texts = control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['In short', 'Please write an answer.']);
});

test.each(fields)('a %s without hint or error is described by nothing', (_name, Field) => {
  render(<Field label="Your answer" />);
  const control = screen.getByLabelText('Your answer');
  expect(control.hasAttribute('aria-describedby')).toBe(false);
  expect(control.hasAttribute('aria-invalid')).toBe(false);
});

test.each(fields)('two of a %s with the same label have ids of their own', (_name, Field) => {
  render([<Field key="a" label="Date" />, <Field key="b" label="Date" />]);
  const ids = screen.getAllByLabelText('Date').map((control) => control.id);
  expect(new Set(ids).size).toBe(2);
});
