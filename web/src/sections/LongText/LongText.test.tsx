import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LongText } from './LongText.tsx';

test('each look is different', () => {
  const looks = (['article', 'document'] as const).map((look) => {
    const { container } = render(<LongText value={['x']} look={look} className="own" />);
    expect(container.firstElementChild?.classList.contains('own')).toBe(true);
    return container.firstElementChild?.className;
  });
  expect(new Set(looks).size).toBe(2);
});
