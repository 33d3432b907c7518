import { style } from '@vanilla-extract/css';
import { hairline } from '../../../theme/lines.ts';
import { vars } from '../../../theme/theme.css.ts';

export const caution = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[12],
  maxInlineSize: '30rem',
  padding: vars.space[16],
  border: hairline('lineStrong'),
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.sm,
  lineHeight: 1.45,
});

export const mark = style({ marginBlockStart: '0.1em' });

export const title = style({ fontWeight: vars.fontWeight.semibold });
