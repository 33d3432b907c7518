import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

/** What the old way would copy at the moment that it is asked to. */
function oldWay(works: boolean) {
  const copied: string[] = [];
  const execCommand = vi.fn(() => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return works;
  });
  Object.assign(document, { execCommand });
  return { copied, execCommand };
}

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copying', () => {
  test('uses the clipboard', async () => {
    const { execCommand } = oldWay(true);
    const writeText = vi.fn(async () => {});
    expect(await copyText('Hello', { clipboard: { writeText }, document })).toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Hello');
    expect(execCommand).not.toHaveBeenCalled();
  });

  test.each([
    ['is missing', undefined],
    [
      'is forbidden',
      {
        writeText: async () => {
          throw new DOMException('denied', 'NotAllowedError');
        },
      },
    ],
  ])('goes the old way when the clipboard %s, and the focus stays where it was', async (_case, clipboard) => {
    const { copied } = oldWay(true);
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    expect(await copyText('Two\nlines', { clipboard, document })).toBe(true);
    expect(copied).toEqual(['Two\nlines']);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
    button.remove();
  });

  test('says so when neither works', async () => {
    oldWay(false);
    expect(await copyText('Hello', { clipboard: undefined, document })).toBe(false);
    Reflect.deleteProperty(document, 'execCommand');
    expect(await copyText('Hello', { clipboard: undefined, document })).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
