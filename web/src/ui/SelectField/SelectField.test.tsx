import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: 'online', label: 'Online' },
  { value: 'hybrid', label: 'Hybrid' },
];

test('a select shows words and gives values', async () => {
  const onChange = vi.fn();
  render(
    <SelectField
      label="Training preference"
      options={options}
      placeholder="Choose one"
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Training preference' });
  expect(select.value).toBe('');
  await userEvent.selectOptions(select, 'Hybrid');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('hybrid');
});

test('the placeholder cannot be chosen', () => {
  render(<SelectField label="Location" options={options} placeholder="Choose one" />);
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Choose one' }).disabled).toBe(true);
});
