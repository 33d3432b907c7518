import { style } from '@vanilla-extract/css';
import { hairline } from '../../theme/lines.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

export const card = style({ display: 'grid', gap: vars.space[24], inlineSize: '100%' });

export const heading = style({
  fontSize: vars.fontSize['3xl'],
  // It takes the focus when the card changes, and is nothing to press.
  selectors: { '&:focus': { outline: 'none' } },
});

export const lede = style([text.muted, { marginBlockStart: vars.space[12], textWrap: 'pretty' }]);

export const address = style({
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  overflowWrap: 'anywhere',
});

export const form = style({ display: 'grid', gap: vars.space[16] });

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space[16],
  alignItems: 'start',
});

export const submit = style({
  inlineSize: '100%',
  marginBlockStart: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
});

const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.space[24],
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: vars.line.bold } } } },
});

export const passwordPlace = style({ display: 'grid', gap: vars.space[4] });

const touched = { '@media': { [media.touch]: { minBlockSize: vars.size.touch } } };

export const aside = style([link, touched, { justifySelf: 'end', fontSize: vars.fontSize.sm }]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  justifyContent: 'space-between',
  paddingBlockStart: vars.space[16],
  borderBlockStart: hairline(),
  '@media': { [media.touch]: { paddingBlockStart: vars.space[8] } },
});

export const footLink = style([
  link,
  {
    fontWeight: vars.fontWeight.semibold,
    selectors: { [`${foot} &`]: touched },
  },
]);

/** A question, and the link that answers it. */
export const question = style([foot, { justifyContent: 'start' }]);

export const wayOn = style([
  link,
  touched,
  {
    marginBlockStart: vars.space[4],
    fontWeight: vars.fontWeight.semibold,
    overflowWrap: 'anywhere',
  },
]);

export const fine = style(text.facts);

/** There for a password manager: neither seen nor reached. */
export const managersOnly = style({ display: 'none' });
