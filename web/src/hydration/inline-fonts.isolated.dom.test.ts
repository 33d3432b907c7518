import { afterEach, expect, test, vi } from 'vitest';

class FontFaceRecorder {
  readonly family: string;
  readonly bytes: Uint8Array;
  readonly descriptors: FontFaceDescriptors;

  constructor(family: string, bytes: Uint8Array, descriptors: FontFaceDescriptors) {
    this.family = family;
    this.bytes = bytes;
    this.descriptors = descriptors;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

test('each font is there as bytes, with its weights and characters, as soon as the script has run', async () => {
  const fonts = new Set<FontFaceRecorder>();
  vi.stubGlobal('FontFace', FontFaceRecorder);
  vi.stubGlobal('everydayFonts', [
    { family: 'Display', weight: '700 800', unicodeRange: 'U+41-5A', data: btoa('\0wOF2\u00ff') },
    { family: 'Text', weight: '400 700', unicodeRange: 'U+61-7A', data: btoa('text') },
  ]);
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  await import('./inline-fonts.ts');
  expect([...fonts].map(({ family, bytes, descriptors }) => [family, [...bytes], descriptors])).toEqual([
    ['Display', [0, 0x77, 0x4f, 0x46, 0x32, 0xff], { weight: '700 800', unicodeRange: 'U+41-5A' }],
    ['Text', [0x74, 0x65, 0x78, 0x74], { weight: '400 700', unicodeRange: 'U+61-7A' }],
  ]);
});
