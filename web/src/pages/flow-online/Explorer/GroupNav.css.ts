import { style } from '@vanilla-extract/css';
import { following } from '../../../theme/columns.ts';
import { boldLine, hairline } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const nav = style({
  ...following(),
  zIndex: vars.layer.raised,
  borderBlockEnd: hairline(),
});

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[24],
  blockSize: vars.space[64],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': {
    [media.motion]: { scrollBehavior: 'smooth' },
    [media.desktop]: { gap: vars.space[32] },
  },
});

export const link = style({
  ...texts.caption,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  blockSize: '100%',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: `calc(-1 * ${vars.line.bold})`,
  selectors: {
    '&[aria-current]': { color: vars.color.text },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockStart: boldLine(),
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: `transform ${vars.duration.steady} ${vars.ease.out}`,
    },
    '&[aria-current]::after': { transform: 'scaleX(1)' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});

export const count = style({
  color: vars.color.accentText,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});
