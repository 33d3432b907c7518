import { style } from '@vanilla-extract/css';
import { columns, grid } from '../../../theme/columns.ts';
import { hairline, marked, ruledRow } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { balanced, text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style(columns('minmax(0, 7fr) minmax(0, 4fr)', 64, 'end', 96));

export const details = style({ marginBlockStart: vars.space[32], borderBlockEnd: hairline() });

export const detail = style([
  grid({ tablet: ['11rem 1fr'] }, 4),
  ruledRow(16),
  { '@media': { [media.tablet]: { alignItems: 'center', minBlockSize: vars.space[64] } } },
]);

export const label = style({ ...texts.muted, display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const icon = style({ flex: 'none', color: vars.color.accentText });

export const value = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const delivery = style(marked(24));

export const facts = style({ display: 'grid', gap: vars.space[16], marginBlockStart: vars.space[16] });

export const fact = style({ ...balanced, fontWeight: vars.fontWeight.medium });
