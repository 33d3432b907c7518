import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const block = style({
  marginBlockStart: vars.space[64],
  '@media': { [media.desktop]: { marginBlockStart: vars.space[128] } },
});

export const title = style({ fontSize: vars.fontSize['3xl'] });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  rowGap: vars.space[24],
  marginBlockStart: vars.space[24],
  '@media': {
    [media.tablet]: { gap: vars.space[16] },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', marginBlockStart: vars.space[48] },
  },
});

// Every second picture stands lower: the row moves like a wave.
export const item = style({
  '@media': {
    [media.desktop]: { selectors: { '&:nth-child(even)': { marginBlockStart: vars.space[48] } } },
  },
});

export const button = style({
  display: 'grid',
  gap: vars.space[12],
  alignContent: 'start',
  inlineSize: '100%',
  textAlign: 'start',
  borderRadius: vars.radius.sm,
});

export const frame = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  border: `${vars.line.hair} solid ${vars.color.line}`,
});

export const picture = style({
  inlineSize: '100%',
  transition: `transform ${vars.duration.slow} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { [`${button}:hover &`]: { transform: 'scale(1.03)' } } } },
});

export const caption = style({ display: 'grid', gap: vars.space[4] });

export const overlayText = style({
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});

export const facts = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});
