import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const nav = style({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  zIndex: vars.layer.raised,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
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
  ...text.caption,
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
      borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}`,
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
