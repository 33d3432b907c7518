import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const intro = style({ display: 'grid', justifyItems: 'start', maxInlineSize: '32rem' });

export const open = style({ marginBlockStart: vars.space[24] });

export const places = style({
  marginBlockStart: vars.space[48],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  '@media': { [media.desktop]: { marginBlockStart: vars.space[64] } },
});

export const place = style({
  display: 'grid',
  rowGap: vars.space[8],
  paddingBlock: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr 9rem',
      columnGap: vars.space[64],
      alignItems: 'center',
      paddingBlock: vars.space[32],
    },
  },
});

export const name = style({
  fontSize: vars.fontSize['3xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
  '@media': { [media.desktop]: { fontSize: vars.fontSize['4xl'] } },
});

export const words = style({ maxInlineSize: '28rem' });

export const area = style({ color: vars.color.accentText, fontWeight: vars.fontWeight.semibold });
