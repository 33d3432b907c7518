import { style } from '@vanilla-extract/css';
import { lead } from '../../../sections/Lead/lead.ts';
import { columns } from '../../../theme/columns.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style(columns('7fr 5fr', 24, 'end'));

export const title = style(lead.title('7em'));

export const side = style({ display: 'grid', justifyItems: 'start', gap: vars.space[24] });

export const text = style({ maxInlineSize: '34rem', fontSize: vars.fontSize.lg, lineHeight: 1.5 });
