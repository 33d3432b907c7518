import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const opening = style({ paddingBlockEnd: vars.space[48] });

export const filter = style({
  display: 'grid',
  gap: vars.space[8],
  marginBlockStart: vars.space[32],
  '@media': {
    [media.withoutScript]: { display: 'none' },
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 24rem) 1fr',
      alignItems: 'center',
      columnGap: vars.space[16],
      marginBlockStart: vars.space[48],
    },
  },
});

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
export const result = style({
  minBlockSize: '1.6em',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const unsure = style({ paddingBlock: vars.space[64] });

export const unsureInner = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[24],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: vars.space[64] },
  },
});

export const unsureTitle = style({ fontSize: vars.fontSize['3xl'] });

export const unsureText = style({
  marginBlockStart: vars.space[8],
  maxInlineSize: '40rem',
  color: vars.color.textMuted,
});
