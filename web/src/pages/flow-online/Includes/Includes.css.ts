import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const row = style({
  display: 'grid',
  gap: vars.space[16],
  paddingBlock: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '4fr 9fr',
      columnGap: vars.space[32],
      alignItems: 'baseline',
      paddingBlock: vars.space[32],
    },
  },
});

export const when = style({
  fontSize: vars.fontSize['3xl'],
  color: vars.color.accentText,
  whiteSpace: 'nowrap',
});

export const items = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space[32],
    },
  },
});

export const name = style({ fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.snug });

export const text = style({
  ...texts.note,
  marginBlockStart: vars.space[4],
  maxInlineSize: '24rem',
  lineHeight: 1.45,
});
