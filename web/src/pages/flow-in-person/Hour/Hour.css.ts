import { style } from '@vanilla-extract/css';
import { columns, following, growing } from '../../../theme/columns.ts';
import { hairline, ruledRow } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { numeral, text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

/** The columns of the section's head. */
export const body = style([columns('7fr 5fr', 32), growing('marginBlockStart', 32, 64)]);

export const dial = style({
  inlineSize: '100%',
  maxInlineSize: '22rem',
  marginInline: 'auto',
  '@media': { [media.desktop]: { ...following(32), maxInlineSize: '30rem', marginInline: 0 } },
});

export const parts = style({ borderBlockEnd: hairline() });

export const part = style({
  ...ruledRow(24),
  display: 'grid',
  gridTemplateColumns: `calc(${vars.space[64]} + ${vars.space[8]}) 1fr`,
  alignItems: 'baseline',
  '@media': { [media.tablet]: { gridTemplateColumns: `calc(${vars.space[96]} + ${vars.space[24]}) 1fr` } },
});

export const minute = style({
  ...numeral,
  fontSize: vars.fontSize['5xl'],
  lineHeight: 0.9,
  fontVariantNumeric: 'lining-nums',
});

export const name = style({
  ...titles.small,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const length = style({
  ...texts.label,
  flex: 'none',
  fontFamily: vars.font.text,
  letterSpacing: vars.tracking.none,
});

export const text = style({ ...texts.muted, marginBlockStart: vars.space[8], maxInlineSize: '32rem' });
