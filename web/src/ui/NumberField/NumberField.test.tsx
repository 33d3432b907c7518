import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NumberField, readNumber } from './NumberField.tsx';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['72', 72],
  [' 72.5 ', 72.5],
  ['72,5', 72.5],
  ['72.', 72],
  ['.5', 0.5],
  ['-3', -3],
  ['1e3', '1e3'],
  ['Infinity', 'Infinity'],
  ['about 70', 'about 70'],
  ['1.2.3', '1.2.3'],
])('%j means %j', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test('gives numbers, keeps what is being typed, and shows its unit', async () => {
  const changed = vi.fn();
  function Weight() {
    const [value, setValue] = useState<number | string | undefined>(70);
    return (
      <>
        <NumberField
          label="Weight"
          unit="kg"
          value={value}
          onChange={(next) => {
            changed(next);
            setValue(next);
          }}
        />
        <button type="button" onClick={() => setValue(81)}>
          Another device
        </button>
      </>
    );
  }
  render(<Weight />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight' });
  expect(input.value).toBe('70');
  const unit = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(unit?.textContent).toBe('kg');
  await userEvent.clear(input);
  expect(changed).toHaveBeenLastCalledWith(undefined);
  await userEvent.type(input, '72.');
  expect(changed).toHaveBeenLastCalledWith(72);
  expect(input.value).toBe('72.');
  await userEvent.type(input, 'x');
  expect(changed).toHaveBeenLastCalledWith('72.x');
  expect(input.value).toBe('72.x');
  await userEvent.click(screen.getByRole('button'));
  expect(input.value).toBe('81');
});
