import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: vars.space[16],
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space[12],
  outline: 'none',
  animation: `${appear} ${vars.duration.steady} ${vars.ease.out}`,
});

export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const counter = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const figure = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: vars.space[16],
  minBlockSize: 0,
  animation: `${appear} ${vars.duration.slow} ${vars.ease.out}`,
  '@media': {
    [media.desktop]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: vars.space[64],
      inlineSize: '100%',
      maxInlineSize: vars.size.page,
      marginInline: 'auto',
    },
  },
});

export const picture = style({
  minBlockSize: 0,
  display: 'flex',
  justifyContent: 'center',
  '@media': { [media.desktop]: { justifyContent: 'end' } },
});

globalStyle(`${picture} img`, {
  inlineSize: 'auto',
  blockSize: '100%',
  objectFit: 'contain',
  borderRadius: vars.radius.sm,
});

export const caption = style({
  maxInlineSize: '32rem',
  color: vars.color.textMuted,
  '@media': { [media.desktop]: { alignSelf: 'center' } },
});

export const title = style({
  color: vars.color.text,
  fontSize: vars.fontSize['2xl'],
  marginBlockEnd: vars.space[8],
});

export const arrows = style({ display: 'flex', justifyContent: 'center', gap: vars.space[16] });

export const arrow = style({ border: `${vars.line.hair} solid ${vars.color.lineStrong}` });
