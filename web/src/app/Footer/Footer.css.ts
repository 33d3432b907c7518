import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const footer = style({
  position: 'relative',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

// The room below the last line belongs to the chat launcher.
export const inner = style([
  column,
  {
    display: 'grid',
    gap: vars.space[48],
    paddingBlockStart: vars.space[64],
    paddingBlockEnd: vars.space[128],
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: '5fr 7fr',
        columnGap: vars.space[96],
        rowGap: vars.space[64],
        paddingBlockStart: vars.space[96],
      },
    },
  },
]);

export const lead = style({ display: 'grid', gap: vars.space[24], alignContent: 'start' });

export const statement = style({
  maxInlineSize: '22ch',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.heading,
  textWrap: 'balance',
});

export const contacts = style({ display: 'grid', justifyItems: 'start' });

export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  textDecoration: 'none',
  fontWeight: vars.fontWeight.medium,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
});

export const contactLabel = style({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular });

export const contactText = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });

export const groups = style({
  display: 'grid',
  gap: vars.space[32],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

// On phones the longest group has a column to itself.
export const group = style({
  '@media': { [media.belowTablet]: { selectors: { '&:first-child': { gridRow: 'span 2' } } } },
});

export const groupTitle = style({
  marginBlockEnd: vars.space[8],
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: vars.tracking.none,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[4],
  textDecoration: 'none',
  lineHeight: vars.lineHeight.snug,
  '@media': {
    [media.hover]: {
      minBlockSize: '2.25rem',
      selectors: { '&:hover': { color: vars.color.accentText, textDecoration: 'underline' } },
    },
  },
});

export const smallPrint = style({
  maxInlineSize: vars.measure,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
});

// Under the small print it is a way to somewhere, and must not look like its last line.
globalStyle(`${smallPrint} button`, { textDecoration: 'underline', textUnderlineOffset: '0.2em' });
