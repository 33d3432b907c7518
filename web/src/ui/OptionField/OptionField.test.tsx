import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OptionField, type OptionFieldProps } from './OptionField.tsx';

const options = ['Home', 'Gym', 'Outdoors'].map((value) => ({ value, label: value }));
const changed = vi.fn();

function Chosen(props: Partial<OptionFieldProps>) {
  const [chosen, setChosen] = useState<readonly string[]>(props.chosen ?? []);
  const onChange = (next: string[]) => {
    changed(next);
    setChosen(next);
  };
  return (
    <OptionField
      name="place"
      label="Where?"
      options={options}
      {...props}
      chosen={chosen}
      onChange={onChange}
    />
  );
}

test('one of several answers is chosen, also with the arrow keys', async () => {
  render(<Chosen />);
  const group = screen.getByRole('radiogroup', { name: 'Where?' });
  expect(group.getAttribute('aria-required')).toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: 'Gym' }));
  expect(changed).toHaveBeenLastCalledWith(['Gym']);
  await userEvent.click(screen.getByRole('radio', { name: 'Home' }));
  expect(changed).toHaveBeenLastCalledWith(['Home']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('several are kept in the order in which they stand, and can be taken back', async () => {
  render(<Chosen several />);
  expect(screen.getByRole('group', { name: 'Where?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Outdoors' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Home' }));
  expect(changed).toHaveBeenLastCalledWith(['Home', 'Outdoors']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Outdoors' }));
  expect(changed).toHaveBeenLastCalledWith(['Home']);
});

test('an optional choice can be cleared, and the focus stays in the question', async () => {
  render(<Chosen optional chosen={['Gym']} />);
  expect(screen.getByRole('radiogroup', { name: 'Where? (optional)' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
  expect(changed).toHaveBeenLastCalledWith([]);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Home' }));
});

test.each([true, false])('hint and error describe the group (several: %s)', (several) => {
  render(<Chosen several={several} hint="Choose." error="Please choose an option." />);
  const group = screen.getByRole(several ? 'group' : 'radiogroup');
  const texts = group
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Choose.', 'Please choose an option.']);
  const invalid = several ? screen.getByRole('checkbox', { name: 'Home' }) : group;
  expect(invalid.getAttribute('aria-invalid')).toBe('true');
});
