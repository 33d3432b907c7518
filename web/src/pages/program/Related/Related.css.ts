import { style } from '@vanilla-extract/css';
import { hairline, ruledRow } from '../../../theme/lines.ts';
import { cardLink, linkedCard, movingArrow } from '../../../theme/links.ts';
import { balanced, text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const all = style({ marginBlockStart: vars.space[24] });

export const list = style({ borderBlockEnd: hairline() });

export const item = style([
  linkedCard('2px'),
  ruledRow(24),
  { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: vars.space[24], alignItems: 'center' },
]);

export const link = style(cardLink);

export const description = style({
  ...texts.muted,
  ...balanced,
  gridRow: 2,
  marginBlockStart: vars.space[4],
  maxInlineSize: '34rem',
  lineHeight: 1.45,
});

export const arrow = style([
  movingArrow(item, 'translateX(0.25rem)'),
  { gridColumn: 2, gridRow: '1 / span 2', color: vars.color.accentText },
]);
