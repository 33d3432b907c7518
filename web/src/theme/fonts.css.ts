import { globalFontFace } from '@vanilla-extract/css';
import { fontCharacters, unicodeRange } from './font-characters.ts';

// `plugins/fonts.ts` cuts them; of the display family there is one weight, the heaviest.
for (const part of ['rest', 'everyday'] as const) {
  globalFontFace('Bricolage Grotesque', {
    src: `url('@flow-fonts/bricolage-grotesque-${part}.woff2') format('woff2')`,
    fontWeight: '700 800',
    fontDisplay: 'swap',
    unicodeRange: unicodeRange(fontCharacters.display[part]),
  });

  globalFontFace('Figtree', {
    src: `url('@flow-fonts/figtree-${part}.woff2') format('woff2')`,
    fontWeight: '400 700',
    fontDisplay: 'swap',
    unicodeRange: unicodeRange(fontCharacters.text[part]),
  });
}

/**
 * How a font of the visitor's machine is made to measure what the web font measures, so that nothing moves when that
 * comes: its letters by their mean width in English text, its lines by the web font's ascent and descent.
 */
interface Fallback {
  /** Every name that systems know the font by. */
  local: readonly string[];
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
}

const arial = ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'];
const roboto = ['Roboto', 'Roboto-Regular'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold'];
const dejaVu = ['DejaVu Sans', 'DejaVuSans'];
const dejaVuBold = ['DejaVu Sans Bold', 'DejaVuSans-Bold'];

function addFallback(family: string, fontWeight: string, { local, ...measures }: Fallback): void {
  globalFontFace(family, {
    src: local.map((name) => `local('${name}')`).join(', '),
    fontWeight,
    lineGapOverride: '0%',
    ...measures,
  });
}

/** A family for each system, since a face has one size for all its sources. Where its font is missing, it is passed over. */
function addFallbacks(name: string, fontWeight: string, fallbacks: readonly Fallback[]): void {
  for (const [index, fallback] of fallbacks.entries()) {
    addFallback(`${name} Fallback ${index + 1}`, fontWeight, fallback);
  }
}

addFallbacks('Bricolage', '600 800', [
  { local: arialBold, sizeAdjust: '100.5%', ascentOverride: '92.6%', descentOverride: '26.9%' },
  { local: robotoBold, sizeAdjust: '106.8%', ascentOverride: '87.1%', descentOverride: '25.3%' },
  { local: dejaVuBold, sizeAdjust: '83.8%', ascentOverride: '110.9%', descentOverride: '32.2%' },
]);

addFallbacks('Figtree', '400 500', [
  { local: arial, sizeAdjust: '100.7%', ascentOverride: '94.3%', descentOverride: '24.8%' },
  { local: roboto, sizeAdjust: '100.6%', ascentOverride: '94.4%', descentOverride: '24.8%' },
  { local: dejaVu, sizeAdjust: '88%', ascentOverride: '108%', descentOverride: '28.4%' },
]);

addFallbacks('Figtree', '600 700', [
  { local: arialBold, sizeAdjust: '96.2%', ascentOverride: '98.7%', descentOverride: '26%' },
  { local: robotoBold, sizeAdjust: '102.3%', ascentOverride: '92.9%', descentOverride: '24.4%' },
  { local: dejaVuBold, sizeAdjust: '80.3%', ascentOverride: '118.3%', descentOverride: '31.1%' },
]);
