import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as styles from './Closing.css.ts';
import { Closing } from './Closing.tsx';

test('The section is named by its title, and holds the drawing before the words.', () => {
  render(
    <Closing
      id="closing-title"
      ground="ground"
      eyebrow="One more thing"
      title="Begin on Monday"
      text="It takes a minute."
      actions={<button type="button">Begin</button>}
      art={(className) => <img alt="A line" className={className} />}
    />,
  );
  const section = screen.getByRole('region', { name: 'Begin on Monday' });
  expect(section.classList.contains('ground')).toBe(true);
  expect(within(section).getByRole('heading', { level: 2 }).textContent).toBe('Begin on Monday');
  const art = within(section).getByAltText('A line');
  expect(section.firstElementChild).toBe(art);
  expect(art.className).toBe(styles.art);
  for (const words of ['One more thing', 'It takes a minute.']) within(section).getByText(words);
});
