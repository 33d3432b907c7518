import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style({
  display: 'grid',
  gap: vars.space[64],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space[64], alignItems: 'end' },
  },
});

export const lead = style({ display: 'grid', justifyItems: 'start' });

export const title = style({
  maxInlineSize: '7em',
  fontSize: vars.fontSize['6xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const text = style({
  marginBlockStart: vars.space[24],
  maxInlineSize: '34rem',
  fontSize: vars.fontSize.lg,
  lineHeight: 1.5,
});

export const connect = style({ marginBlockStart: vars.space[32] });

export const note = style({
  marginBlockStart: vars.space[16],
  maxInlineSize: '26rem',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  textWrap: 'balance',
});

export const linksTitle = style({
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: vars.tracking.none,
});

export const links = style({
  marginBlockStart: vars.space[12],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minBlockSize: vars.space[64],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  transition: `color ${vars.duration.quick} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
});

export const arrow = style({ flex: 'none', color: vars.color.accent });
