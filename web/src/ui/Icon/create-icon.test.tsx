import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import createIcon from './create-icon.ts';

const Menu = createIcon({ name: 'menu', size: 24, node: [['path', { d: 'M4 5h16', key: 'a' }]] });

test('an icon is its drawing in the size and the stroke that were asked for, and says nothing', () => {
  const { container } = render(<Menu size={18} strokeWidth={1.5} className="small" />);
  const icon = container.querySelector('svg');
  expect(icon?.getAttribute('width')).toBe('18');
  expect(icon?.getAttribute('viewBox')).toBe('0 0 24 24');
  expect(icon?.getAttribute('stroke-width')).toBe('1.5');
  expect(icon?.getAttribute('class')).toBe('small');
  expect(icon?.getAttribute('aria-hidden')).toBe('true');
  expect(icon?.querySelector('path')?.getAttribute('d')).toBe('M4 5h16');
});

test('an icon with a name is not hidden', () => {
  const { container } = render(<Menu aria-label="Menu" role="img" />);
  expect(container.querySelector('svg')?.hasAttribute('aria-hidden')).toBe(false);
});
