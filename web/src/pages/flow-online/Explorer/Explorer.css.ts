import { style } from '@vanilla-extract/css';
import { columns, grid, growing } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const opening = style({ paddingBlockEnd: vars.space[48] });

export const filter = style([
  grid({ tablet: ['auto minmax(0, 24rem) 1fr', 16] }, 8),
  growing('marginBlockStart', 32, 48, 'tablet'),
  {
    '@media': {
      [media.withoutScript]: { display: 'none' },
      [media.tablet]: { alignItems: 'center' },
    },
  },
]);

export const filterLabel = style({ fontWeight: vars.fontWeight.semibold });

export const filterField = style({
  inlineSize: '100%',
  minBlockSize: vars.density.control,
  paddingInline: vars.space[24],
  backgroundColor: vars.color.field,
  border: `${vars.line.hair} solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.lg,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

// Its line is kept free: what it says moves nothing.
export const result = style({ ...texts.muted, minBlockSize: '1.6em', fontVariantNumeric: 'tabular-nums' });

export const unsure = style({ paddingBlock: vars.space[64] });

export const unsureInner = style({ ...columns('1fr auto', 24, 'center'), justifyItems: 'start' });

export const unsureText = style({ ...texts.muted, marginBlockStart: vars.space[8], maxInlineSize: '40rem' });
