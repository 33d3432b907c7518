import { style } from '@vanilla-extract/css';
import { ruledRow } from '../../../theme/lines.ts';
import { text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const places = style({ marginBlockStart: vars.space[8] });

export const place = style({
  ...ruledRow(24),
  display: 'grid',
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const area = style(texts.label);

export const text = style({ marginBlockStart: vars.space[8] });

export const knowTitle = style({
  ...titles.plain,
  marginBlockStart: vars.space[16],
  fontSize: vars.fontSize.sm,
});

export const know = style({ marginBlock: vars.space[4] });
