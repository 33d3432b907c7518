import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dial } from './Dial.tsx';

const part = (minute: number, length: number) => ({ minute, length, title: 'Part', text: 'Text' });

test('a longer part is drawn with more lines, and each part is numbered by its minute', () => {
  const { container } = render(<Dial parts={[part(0, 5), part(5, 40), part(45, 15)]} className="" />);
  const groups = [...container.querySelectorAll('g')];
  expect(groups.map((group) => group.querySelector('text')?.textContent)).toEqual(['0', '5', '45']);
  const lines = groups.map((group) => group.querySelector('path')?.getAttribute('d')?.split('M').length ?? 0);
  expect(lines.map((count) => count - 1)).toEqual([2, 16, 6]);
});

test('an arc of more than half the hour goes the long way round', () => {
  const { container } = render(<Dial parts={[part(0, 15), part(15, 45)]} className="" />);
  const flags = [...container.querySelectorAll('g > path')].map(
    (path) => /A\S+ \S+ 0 ([01]) 1/.exec(path.getAttribute('d') ?? '')?.[1],
  );
  expect(flags).toEqual(['0', '1']);
});

test('the dial is decoration: the list beside it says the same', () => {
  const { container } = render(<Dial parts={[part(0, 60)]} className="" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
