import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  whiteSpace: 'nowrap',
});

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  fontSize: vars.fontSize.xs,
  '@media': {
    [media.touch]: { minBlockSize: vars.size.touch },
    [media.belowTablet]: { fontSize: 'inherit' },
  },
});

export const ways = style({
  display: 'inline-flex',
  gap: vars.space[4],
  '@media': { [media.touch]: { gap: vars.space[8] } },
});

export const way = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.density.controlSmall,
  blockSize: vars.density.controlSmall,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  transition: `background-color ${vars.duration.quick} ${vars.ease.out}`,
  selectors: { '&:active': { backgroundColor: vars.color.pressed } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { backgroundColor: vars.color.hover } } },
    [media.touch]: { border: `${vars.line.hair} solid ${vars.color.lineStrong}` },
  },
});

export const sheet = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
