import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const body = style({ display: 'grid', gap: vars.space[16], paddingBlockStart: vars.space[8] });

export const current = style({ fontWeight: vars.fontWeight.medium });

export const link = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
});
