import { describe, expect, test } from 'vitest';
import type { ColorScheme } from './color-schemes.ts';
import * as schemes from './color-schemes.ts';
import { darkTones, lightTones } from './tones.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['background', 'surface', 'raised'] as const;

/** Those that stand on each of a scheme's grounds. Amber text is for dark grounds alone. */
function texts(scheme: ColorScheme) {
  return { text: scheme.text, textMuted: scheme.textMuted, accentText: scheme.accentText };
}

const tonesOf = (scheme: ColorScheme) => (scheme.text === schemes.inkColors.text ? darkTones : lightTones);

describe.each(Object.entries(schemes))('%s', (_, scheme) => {
  test.each(grounds)('text can be read on its %s', (ground) => {
    for (const color of Object.values(texts(scheme))) {
      expect(contrast(color, scheme[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a button can be read in every state', () => {
    for (const state of [scheme.accent, scheme.accentHover, scheme.accentPressed]) {
      expect(contrast(scheme.onAccent, state)).toBeGreaterThanOrEqual(4.5);
    }
    for (const state of [scheme.danger, scheme.dangerHover]) {
      expect(contrast(scheme.onDanger, state)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('every tone can be read on its own surface and beside a field', () => {
    for (const tone of Object.values(tonesOf(scheme))) {
      expect(contrast(tone.text, tone.surface)).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of grounds) {
      if (scheme === schemes.amberColors && ground !== 'raised') continue;
      expect(contrast(tonesOf(scheme).danger.text, scheme[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('what marks the focus and what frames a field can be seen', () => {
    for (const ground of grounds) expect(contrast(scheme.focus, scheme[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(scheme.fieldLine, scheme.field)).toBeGreaterThanOrEqual(3);
  });
});
