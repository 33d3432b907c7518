import { style } from '@vanilla-extract/css';
import { stacked } from '../../../theme/columns.ts';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const side = style(stacked());

export const text = style({ ...texts.lead, maxInlineSize: '34rem' });

export const write = style({ marginBlockStart: vars.space[16], fontSize: vars.fontSize.sm });

export const number = style({
  display: 'inline-block',
  paddingBlock: vars.space[12],
  fontWeight: vars.fontWeight.semibold,
  whiteSpace: 'nowrap',
});
