import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { numeral, text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

// On phones the first figure has a line of its own.
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  // However many lines their units take.
  alignItems: 'baseline',
  gap: `${vars.space[32]} ${vars.space[24]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto auto auto' } },
});

export const figure = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.belowTablet]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
});

export const value = style({
  ...numeral,
  // So that the units of large and small numerals stand on one line too.
  marginBlockEnd: '-0.04em',
  marginInlineStart: '-0.03em',
  fontSize: vars.fontSize['6xl'],
  lineHeight: 0.74,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
  selectors: { [`${figure}:first-child > &:not([data-long])`]: { fontSize: vars.fontSize.numeral } },
});

export const unit = style({ ...texts.muted, lineHeight: vars.lineHeight.snug });
