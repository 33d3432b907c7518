import { style } from '@vanilla-extract/css';
import { marked } from '../../theme/lines.ts';
import { vars } from '../../theme/theme.css.ts';

export const question = style({
  display: 'grid',
  gap: vars.space[8],
  minInlineSize: 0,
  scrollMarginBlock: vars.space[24],
  selectors: {
    // It belongs to the question above it.
    '&[data-follows]': marked(16),
  },
});

export const date = style({ maxInlineSize: '14rem' });
