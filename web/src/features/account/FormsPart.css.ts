import { style } from '@vanilla-extract/css';
import { wrapping } from '../../theme/columns.ts';
import { hairline, ruledRow } from '../../theme/lines.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const list = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' };

export const waiting = style({ ...list, gap: vars.space[12] });

export const form = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'center',
  padding: vars.space[24],
  border: hairline(),
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.raised,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto' } },
});

export const about = style({ display: 'grid', gap: vars.space[8] });

export const name = style({ fontSize: vars.fontSize.xl });

export const when = style([wrapping(8), { alignItems: 'center', fontWeight: vars.fontWeight.semibold }]);

export const subtitle = style({ fontSize: vars.fontSize.lg, marginBlockStart: vars.space[16] });

export const sent = style(list);

export const row = style([
  wrapping(16),
  ruledRow(12),
  { rowGap: 0, alignItems: 'center', justifyContent: 'space-between' },
]);

export const link = style({
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': {
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.touch },
  },
});
