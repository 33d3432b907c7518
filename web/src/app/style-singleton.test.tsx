import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { styleSingleton } from './style-singleton.ts';

const rules = () => document.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText ?? '').join('\n');

test('styles are adopted while anyone uses them, without a style element', () => {
  const Sheet = styleSingleton();
  const first = render(<Sheet styles="body { overflow: hidden }" />);
  const second = render(<Sheet styles="body { overflow: hidden }" />);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(rules()).toContain('overflow');
  expect(document.querySelector('style')).toBeNull();
  first.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  second.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

test('dynamic styles follow their change, others stay', () => {
  const Sheet = styleSingleton();
  const { rerender, unmount } = render(<Sheet dynamic styles="body { margin: 1px }" />);
  rerender(<Sheet dynamic styles="body { margin: 2px }" />);
  expect(rules()).toContain('2px');
  unmount();

  const Fixed = styleSingleton();
  const fixed = render(<Fixed styles="body { margin: 3px }" />);
  fixed.rerender(<Fixed styles="body { margin: 4px }" />);
  expect(rules()).toContain('3px');
});
