import { style } from '@vanilla-extract/css';
import { grid } from '../../../theme/columns.ts';
import { hairline, ruledRow } from '../../../theme/lines.ts';
import { movingArrow } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { balanced, text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const list = style({ borderBlockEnd: hairline() });

export const link = style([
  ruledRow(12),
  grid({ tablet: ['minmax(0, 1fr) 14.5rem auto', 32] }),
  {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: vars.space[16],
    rowGap: vars.space[4],
    minBlockSize: vars.space[64],
    borderRadius: vars.radius.sm,
    textDecoration: 'none',
  },
]);

export const need = style({
  ...balanced,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  transition: `color ${vars.duration.quick} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { [`${link}:hover &`]: { color: vars.color.accentText } } } },
});

export const answer = style({
  ...texts.muted,
  display: 'flex',
  flexDirection: 'column',
  lineHeight: vars.lineHeight.snug,
});

export const plan = style({ color: vars.color.text });

export const price = style({ ...texts.accent, whiteSpace: 'nowrap' });

export const arrow = style([
  movingArrow(link, 'translateY(0.25rem)'),
  texts.muted,
  { '@media': { [media.belowTablet]: { gridColumn: 2, gridRow: '1 / span 2' } } },
]);
