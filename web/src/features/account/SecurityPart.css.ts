import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const form = style({ display: 'grid', gap: vars.space[16], paddingBlock: vars.space[16] });

export const summary = style({
  display: 'list-item',
  minBlockSize: vars.size.touch,
  alignContent: 'center',
  cursor: 'pointer',
  fontWeight: vars.fontWeight.semibold,
  listStyle: 'disclosure-closed inside',
  selectors: { 'details[open] > &': { listStyleType: 'disclosure-open' } },
});
