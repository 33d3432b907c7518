import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': { [media.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: vars.space[64] } },
});

export const title = style({ maxInlineSize: '9em', fontSize: vars.fontSize['3xl'] });

export const list = style({
  display: 'grid',
  columnGap: vars.space[48],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  blockSize: '100%',
  paddingBlock: vars.space[16],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  textDecoration: 'none',
  transition: `color ${vars.duration.quick} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
});

export const words = style({ display: 'grid' });

export const label = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.semibold });

export const description = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});

export const arrow = style({
  flex: 'none',
  transition: `transform ${vars.duration.steady} ${vars.ease.out}`,
  '@media': {
    [media.hover]: { selectors: { [`${link}:hover &`]: { transform: 'translateX(0.25rem)' } } },
  },
});
