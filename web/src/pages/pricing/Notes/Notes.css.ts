import { style } from '@vanilla-extract/css';
import { hairline, marked, ruled } from '../../../theme/lines.ts';
import { balanced, text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const notes = style({ display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[24] });

export const note = style({
  ...marked(16),
  ...balanced,
  maxInlineSize: '26rem',
  fontWeight: vars.fontWeight.semibold,
  lineHeight: 1.45,
});

export const policies = style({ display: 'grid', gap: vars.space[24] });

export const policy = style(ruled(16, hairline()));

export const question = style({ fontWeight: vars.fontWeight.semibold });

export const answer = style({ ...texts.muted, marginBlockStart: vars.space[4], maxInlineSize: vars.measure });

export const link = style({ marginBlockStart: vars.space[16] });
