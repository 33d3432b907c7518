import { style } from '@vanilla-extract/css';
import { columns, growing, wrapping } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const trial = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[24],
  alignItems: 'center',
});

export const days = style({ ...texts.label, display: 'grid', lineHeight: vars.lineHeight.snug });

export const dayCount = style({
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.numeral,
  fontWeight: vars.fontWeight.black,
  lineHeight: 0.8,
});

export const trialText = style({ maxInlineSize: '20rem' });

export const offers = style([
  columns('4fr 5fr 4fr', 48, 'stretch', 32),
  growing('marginBlockStart', 64, 96),
  { '@media': { [media.desktop]: { rowGap: 0 } } },
]);

export const foot = style({
  ...wrapping(16),
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: vars.space[48],
});
