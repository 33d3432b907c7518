import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { quiet } from '../layout-rules.ts';

// Rules to make a cell's own style of: `style([clamped, sized('12rem'), small])`. A row is a card on phones.

/** As much of a text as a row has room for; the sheet has all of it. */
export const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** At least so wide in a row, and at most. */
export const sized = (minInlineSize: string, maxInlineSize?: string) => ({
  minInlineSize,
  ...(maxInlineSize && { maxInlineSize }),
  '@media': { [media.belowTablet]: { minInlineSize: 0, ...(maxInlineSize && { maxInlineSize: 'none' }) } },
});

/** Before a value of a card: the name of its column. */
export const columnName = { ...quiet, content: 'attr(data-label)', display: 'block' } as const;

/** Smaller than its row; on phones as large as the rest of the card. */
export const small = {
  fontSize: vars.fontSize.xs,
  '@media': { [media.belowTablet]: { fontSize: 'inherit' } },
} as const;

export const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: vars.line.hair,
  textUnderlineOffset: '0.2em',
} as const;

/** A link, or a button that looks like one, as a target of 24 px. */
export const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  color: vars.color.text,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
  '@media': { [media.touch]: { minBlockSize: vars.size.touch, fontSize: 'inherit' } },
} as const;

/** The button that opens its row. */
export const opener = {
  ...underlined,
  minBlockSize: '1.5rem',
  overflow: 'hidden',
  textAlign: 'start',
  fontWeight: vars.fontWeight.semibold,
  textDecorationColor: vars.color.lineStrong,
  borderRadius: '2px',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } },
    [media.touch]: { minBlockSize: vars.size.touch },
  },
} as const;

/** Buttons and links inside a row: as tight as the row. */
export const action = {
  paddingInline: vars.space[8],
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.xs,
  '@media': { [media.touch]: { paddingInline: vars.space[16], fontSize: 'inherit' } },
} as const;
