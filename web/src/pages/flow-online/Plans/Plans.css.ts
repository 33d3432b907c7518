import { style } from '@vanilla-extract/css';
import { wrapping } from '../../../theme/columns.ts';
import { sectionTitle } from '../../../theme/layout.css.ts';
import { textLink } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { text, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const title = style([sectionTitle, { maxInlineSize: '7em' }]);

export const trial = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[24],
  alignItems: 'center',
});

export const days = style({ ...text.label, display: 'grid', lineHeight: vars.lineHeight.snug });

export const dayCount = style({
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.numeral,
  fontWeight: vars.fontWeight.black,
  lineHeight: 0.8,
});

export const trialText = style({ maxInlineSize: '20rem' });

export const offers = style({
  display: 'grid',
  gap: vars.space[48],
  marginBlockStart: vars.space[64],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '4fr 5fr 4fr',
      gap: `0 ${vars.space[32]}`,
      marginBlockStart: vars.space[96],
    },
  },
});

export const offer = style({
  display: 'grid',
  alignContent: 'start',
  paddingBlockStart: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  selectors: { '&:nth-child(2)': { borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}` } },
  // The same part of each plan stands on one line.
  '@media': { [media.desktop]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' } },
});

export const name = style(titles.plain);

export const price = style({
  ...wrapping(8),
  alignItems: 'baseline',
  alignContent: 'end',
  marginBlockStart: vars.space[12],
});

export const currency = style({ fontWeight: vars.fontWeight.semibold });

export const amount = style({
  ...titles.section,
  fontFamily: vars.font.display,
  letterSpacing: vars.tracking.display,
  fontVariantNumeric: 'lining-nums',
  '@media': {
    [media.desktop]: { selectors: { [`${offer}:nth-child(2) &`]: { fontSize: vars.fontSize['6xl'] } } },
  },
});

export const per = style({
  color: vars.color.textMuted,
  // Beside every amount or beside none.
  '@media': { [media.desktop]: { flexBasis: '100%' }, [media.wide]: { flexBasis: 'auto' } },
});

export const summary = style({ marginBlockStart: vars.space[16], maxInlineSize: '28rem' });

export const foot = style({
  ...wrapping(16),
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: vars.space[48],
});

export const note = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

export const points = style({ marginBlockStart: vars.space[24], maxInlineSize: '28rem' });

export const onward = style(textLink);
