import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from './Badge.tsx';

test('each tone of a badge looks different', () => {
  const tones = ['neutral', 'success', 'warning', 'danger', 'info', 'outline'] as const;
  render(
    tones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    )),
  );
  const looks = tones.map((tone) => screen.getByText(tone).className);
  expect(new Set(looks).size).toBe(tones.length);
});
