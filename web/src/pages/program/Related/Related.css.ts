import { style } from '@vanilla-extract/css';
import { cardLink, linkedCard, movingArrow } from '../../../theme/links.ts';
import { vars } from '../../../theme/theme.css.ts';

export const all = style({ marginBlockStart: vars.space[24] });

export const list = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` });

export const item = style([
  linkedCard('2px'),
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: vars.space[24],
    alignItems: 'center',
    paddingBlock: vars.space[24],
    borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  },
]);

export const name = style({ fontSize: vars.fontSize['2xl'] });

export const link = style(cardLink);

export const description = style({
  gridRow: 2,
  marginBlockStart: vars.space[4],
  maxInlineSize: '34rem',
  color: vars.color.textMuted,
  lineHeight: 1.45,
  textWrap: 'balance',
});

export const arrow = style([
  movingArrow(item, 'translateX(0.25rem)'),
  { gridColumn: 2, gridRow: '1 / span 2', color: vars.color.accentText },
]);
