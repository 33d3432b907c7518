import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'where', question: 'Where do we train?', answer: 'At the gym downtown.' },
  { id: 'when', question: 'When can I train?', answer: 'From six in the morning.' },
];

test('every question is a native disclosure that starts closed, with its answer inside', () => {
  const { container } = render(<Accordion name="faq" items={items} />);
  const details = [...container.querySelectorAll('details')];
  expect(details.map(({ open }) => open)).toEqual([false, false]);
  const [first] = details;
  expect(first?.querySelector('summary')?.textContent).toBe('Where do we train?');
  expect(first?.contains(screen.getByText('At the gym downtown.'))).toBe(true);
});

test('the questions of an accordion share its name, so that the browser keeps one open at a time', () => {
  const { container } = render(
    <>
      <Accordion name="online" items={items} />
      <Accordion name="in-person" items={items.slice(0, 1)} />
    </>,
  );
  const names = [...container.querySelectorAll('details')].map((item) => item.getAttribute('name'));
  expect(names).toEqual(['online', 'online', 'in-person']);
});
