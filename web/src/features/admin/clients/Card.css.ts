import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import * as rules from '../layout-rules.ts';

export const card = style([
  rules.column(12),
  rules.panel,
  { alignContent: 'start', padding: vars.space[16] },
]);

export const head = style([rules.parted(8), { alignItems: 'baseline' }]);

export const title = style([rules.partTitle, { fontSize: vars.fontSize.sm }]);

export const count = style({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular });

/** Lines of a card, parted by hairlines. */
export const lines = style(rules.column());

export const line = style([
  rules.line(12, 4),
  rules.ruledBetween,
  { minBlockSize: vars.density.row, paddingBlock: vars.space[4] },
]);

/** Takes what room the rest of its line leaves. */
export const grow = style([
  rules.column(),
  { flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' },
]);

export const name = style({ fontWeight: vars.fontWeight.semibold });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  color: vars.color.text,
  '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
});
