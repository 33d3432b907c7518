import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.75rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[12],
  paddingBlockStart: vars.space[12],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const submit = style({ gridColumn: '1 / -1', justifySelf: 'start' });
