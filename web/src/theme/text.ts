import { vars } from './theme.css.ts';

// Rules to make a part's own style of: `style([text.note, { maxInlineSize: '26rem' }])`. As classes beside the part's own
// they would be named in every script and every document.

const display = { fontWeight: vars.fontWeight.black, lineHeight: vars.lineHeight.display };

const quiet = {
  fontFamily: vars.font.text,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.none,
};

/** Titles, from the one of a page's first screen to those that are labels of what follows. */
export const title = {
  // A round letter at its beginning stands a little into the margin, so that it looks flush.
  masthead: {
    marginInlineStart: '-0.04em',
    fontSize: vars.fontSize.masthead,
    fontWeight: vars.fontWeight.black,
    lineHeight: 0.86,
  },
  page: { ...display, fontSize: vars.fontSize['6xl'] },
  section: { ...display, fontSize: vars.fontSize['5xl'] },
  chapter: { fontSize: vars.fontSize['4xl'], fontWeight: vars.fontWeight.black },
  large: { fontSize: vars.fontSize['3xl'] },
  medium: { fontSize: vars.fontSize['2xl'] },
  small: { fontSize: vars.fontSize.xl },
  plain: { ...quiet, fontSize: vars.fontSize.md },
  label: { ...quiet, color: vars.color.accentText, fontSize: vars.fontSize.md },
  quiet: { ...quiet, color: vars.color.textMuted, fontSize: vars.fontSize.sm },
} as const;

/** What a text is to the page. */
export const text = {
  eyebrow: {
    color: vars.color.accentText,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
  },
  lead: { fontSize: vars.fontSize.lg, lineHeight: 1.5 },
  muted: { color: vars.color.textMuted },
  note: { color: vars.color.textMuted, fontSize: vars.fontSize.sm },
  caption: {
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
  },
  facts: {
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.snug,
  },
  label: {
    color: vars.color.accentText,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
  },
  accent: { color: vars.color.accentText, fontWeight: vars.fontWeight.semibold },
} as const;

/** The display type of numbers; their size and line height are their owner's. */
export const numeral = {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.black,
  letterSpacing: vars.tracking.display,
} as const;

/** The display type of what is said rather than named: quotes, sentences over pictures. */
export const displayed = {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.02em',
} as const;

/** Lines of one length. */
export const balanced = { textWrap: 'balance' } as const;
