import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const note = style({ maxInlineSize: '34ch', color: vars.color.textMuted, textWrap: 'balance' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  marginBlockStart: vars.space[32],
  '@media': {
    [media.tablet]: { gap: vars.space[16] },
    [media.desktop]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      marginBlockStart: vars.space[64],
    },
  },
});

// Every second picture stands lower: the row moves like a wave.
export const item = style({
  '@media': {
    [media.desktop]: { selectors: { '&:nth-child(even)': { marginBlockStart: vars.space[48] } } },
  },
});

export const button = style({
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
});

export const picture = style({
  inlineSize: '100%',
  transition: `transform ${vars.duration.slow} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { [`${button}:hover &`]: { transform: 'scale(1.03)' } } } },
});
