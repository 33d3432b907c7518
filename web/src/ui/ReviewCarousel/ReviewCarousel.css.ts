import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { displayed, numeral } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';
import { turning } from '../rotation/turning.ts';

export const frame = style({ display: 'grid', gap: vars.space[16] });

export const stage = style({ display: 'grid', gap: vars.space[48] });

export const entry = style({
  ...turning,
  gap: vars.space[24],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: vars.space[64] },
    // Nothing would ever show the others.
    [media.withoutScript]: { gridArea: 'auto', opacity: 1, visibility: 'visible', transform: 'none' },
  },
});

export const rating = style({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space[16],
  '@media': {
    [media.desktop]: { flexDirection: 'column', alignItems: 'start', gap: vars.space[12] },
  },
});

export const number = style({ ...numeral, fontSize: vars.fontSize.numeral, lineHeight: 0.8 });

export const stars = style({ display: 'flex', gap: vars.space[4], color: vars.color.accent });

export const words = style({ display: 'grid', gap: vars.space[16], alignContent: 'start' });

export const quote = style({
  ...displayed,
  fontSize: vars.fontSize['2xl'],
  lineHeight: 1.18,
  textWrap: 'pretty',
});

export const author = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium });

export const time = style({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular });

export const controls = style({
  // The first control's icon, not its box, stands at the edge of the text.
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
  '@media': {
    [media.withoutScript]: { display: 'none' },
    [media.desktop]: {
      marginInlineStart: `calc(100% / 3 + ${vars.space[64]} * 2 / 3 - ${vars.space[12]})`,
    },
  },
});
