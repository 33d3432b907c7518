import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const list = style({
  display: 'grid',
  paddingBlock: vars.space[24],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[64],
      paddingBlock: vars.space[48],
    },
  },
});

export const previous = style({
  selectors: {
    '&:not(:only-child)': {
      '@media': {
        [media.belowTablet]: { borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` },
      },
    },
  },
});

export const next = style({ '@media': { [media.tablet]: { gridColumn: 2, textAlign: 'end' } } });

export const link = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[16],
  borderRadius: vars.radius.sm,
  textDecoration: 'none',
});

export const label = style({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  selectors: { [`${next} &`]: { '@media': { [media.tablet]: { justifyContent: 'end' } } } },
});

export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize['2xl'],
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.heading,
  textWrap: 'balance',
  '@media': {
    [media.hover]: {
      selectors: {
        [`${link}:hover &`]: {
          textDecoration: 'underline',
          textDecorationColor: vars.color.accent,
          textDecorationThickness: vars.line.bold,
        },
      },
    },
  },
});
