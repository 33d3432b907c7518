import { style } from '@vanilla-extract/css';
import { lead } from '../../../sections/Lead/lead.ts';
import { columns } from '../../../theme/columns.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style(columns('7fr 5fr', 32, 'end'));

export const title = style(lead.title('7em'));

export const side = style({ display: 'grid', justifyItems: 'start' });

export const text = style({ maxInlineSize: '34rem', fontSize: vars.fontSize.lg, lineHeight: 1.5 });

export const actions = style(lead.actions);

export const write = style({ marginBlockStart: vars.space[16], fontSize: vars.fontSize.sm });

export const number = style({
  display: 'inline-block',
  paddingBlock: vars.space[12],
  fontWeight: vars.fontWeight.semibold,
  whiteSpace: 'nowrap',
});
