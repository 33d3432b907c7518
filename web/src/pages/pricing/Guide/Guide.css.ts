import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const list = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` });

export const link = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  minBlockSize: vars.space[64],
  paddingBlock: vars.space[12],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  textDecoration: 'none',
  '@media': {
    // The answers of all rows begin on one line.
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 14.5rem auto', columnGap: vars.space[32] },
  },
});

export const need = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  transition: `color ${vars.duration.quick} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { [`${link}:hover &`]: { color: vars.color.accentText } } } },
});

export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  color: vars.color.textMuted,
  lineHeight: vars.lineHeight.snug,
});

export const plan = style({ color: vars.color.text });

export const price = style({ ...text.accent, whiteSpace: 'nowrap' });

export const arrow = style({
  color: vars.color.textMuted,
  transition: `transform ${vars.duration.steady} ${vars.ease.out}`,
  '@media': {
    [media.belowTablet]: { gridColumn: 2, gridRow: '1 / span 2' },
    [media.hover]: { selectors: { [`${link}:hover &`]: { transform: 'translateY(0.25rem)' } } },
  },
});
