import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { media } from '../../theme/media.ts';
import { title as titles } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

const besideEachOther = columns('7fr 5fr', 24, 'end');

/**
 * `above` its content, the title stands beside its introduction; `loud` is the same for the largest titles. It stands
 * `beside` its content, or `aside` of one that needs more room.
 */
export const frame = styleVariants({
  above: {},
  loud: {},
  beside: columns('5fr 7fr', 32),
  aside: columns('4fr 8fr', 32),
});

export const head = styleVariants({ above: besideEachOther, loud: besideEachOther, beside: {}, aside: {} });

// Short enough for lines of one length.
globalStyle(`${head.above} > p`, { textWrap: 'balance' });

globalStyle(`${head.above} + *`, {
  marginBlockStart: vars.space[48],
  '@media': { [media.desktop]: { marginBlockStart: vars.space[64] } },
});

/** Follows the reader where it stands beside the content. */
export const staying = style({
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[48]})` },
  },
});

export const title = styleVariants({
  page: { ...titles.page, maxInlineSize: '7em' },
  section: { ...titles.section, maxInlineSize: '9em' },
  chapter: { ...titles.chapter, selectors: { [`${frame.beside} &`]: { maxInlineSize: '8em' } } },
});

export const size = { above: 'section', loud: 'page', beside: 'chapter', aside: 'chapter' } as const;

export const intro = style({
  color: vars.color.textMuted,
  selectors: {
    [`${head.above} > &`]: { maxInlineSize: '34rem' },
    [`${title.chapter} + &, ${frame.aside} &`]: { marginBlockStart: vars.space[16] },
  },
});
