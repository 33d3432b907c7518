import { style } from '@vanilla-extract/css';
import { sectionTitle } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const title = style([sectionTitle, { maxInlineSize: '9em' }]);

export const intro = style({ maxInlineSize: vars.measure, color: vars.color.textMuted });

export const claims = style({
  display: 'grid',
  gap: vars.space[24],
  marginBlockStart: vars.space[48],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto auto',
      justifyContent: 'space-between',
      alignItems: 'end',
      marginBlockStart: vars.space[96],
    },
  },
});

export const claim = style({ display: 'flex', flexDirection: 'column-reverse' });

export const claimValue = style({
  marginInlineStart: '-0.03em',
  color: vars.color.accent,
  fontFamily: vars.font.display,
  // The longest fits on the narrowest screen.
  fontSize: `min(${vars.fontSize.numeral}, 23vw)`,
  fontWeight: vars.fontWeight.black,
  letterSpacing: vars.tracking.display,
  lineHeight: 0.86,
  fontVariantNumeric: 'lining-nums',
});

export const claimLabel = style({ marginBlockStart: vars.space[12], fontSize: vars.fontSize.lg });

export const options = style({
  display: 'grid',
  gap: vars.space[48],
  marginBlockStart: vars.space[64],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[32] },
    [media.desktop]: { gridTemplateColumns: '4fr 4fr 4fr', marginBlockStart: vars.space[96] },
  },
});

export const option = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  paddingBlockStart: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
});

export const optionTitle = style({ fontSize: vars.fontSize['2xl'] });

export const optionText = style({ marginBlockStart: vars.space[12], color: vars.color.textMuted });

export const points = style({ display: 'grid', gap: vars.space[8], marginBlock: vars.space[24] });

export const point = style({
  position: 'relative',
  paddingInlineStart: vars.space[24],
  lineHeight: 1.45,
  textWrap: 'balance',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.72em',
      inlineSize: vars.space[12],
      borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}`,
    },
  },
});

export const optionLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  marginBlockStart: 'auto',
  fontWeight: vars.fontWeight.semibold,
  textDecorationColor: vars.color.accent,
  textDecorationThickness: vars.line.bold,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
});

export const method = style({
  paddingBlockStart: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.accent}`,
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.desktop]: { gridColumn: 'auto' },
  },
});

export const methodTitle = style({ fontSize: vars.fontSize['2xl'], color: vars.color.accentText });

export const methodText = style({ marginBlockStart: vars.space[12], maxInlineSize: vars.measure });

export const foot = style({
  display: 'grid',
  gap: vars.space[24],
  marginBlockStart: vars.space[32],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      marginBlockStart: vars.space[64],
    },
  },
});

export const note = style({
  maxInlineSize: '44ch',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  textWrap: 'balance',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
