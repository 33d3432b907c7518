import { style } from '@vanilla-extract/css';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const places = style({ marginBlockStart: vars.space[8] });

export const place = style({
  display: 'grid',
  paddingBlock: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const name = style({ fontSize: vars.fontSize.xl });

export const area = style(texts.label);

export const text = style({ marginBlockStart: vars.space[8] });

export const knowTitle = style({
  marginBlockStart: vars.space[16],
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.none,
});

export const know = style({ marginBlock: vars.space[4] });
