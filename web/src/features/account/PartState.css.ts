import { keyframes, style } from '@vanilla-extract/css';
import { stacked } from '../../theme/columns.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const skeleton = style({
  display: 'grid',
  gap: vars.space[12],
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
});

const breathe = keyframes({ from: { opacity: 0.5 }, to: { opacity: 1 } });

export const line = style({
  blockSize: vars.space[24],
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.line,
  '@media': {
    [media.motion]: { animation: `${breathe} 900ms ${vars.ease.out} infinite alternate` },
  },
});

export const failed = style(stacked(16));
