import { style } from '@vanilla-extract/css';
import { columns, growing, stacked } from '../../../theme/columns.ts';
import { hairline, ruledRow } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const intro = style({ ...stacked(), maxInlineSize: '32rem' });

export const open = style({ marginBlockStart: vars.space[24] });

export const places = style([
  growing('marginBlockStart', 48, 64),
  { borderBlockEnd: hairline('lineStrong') },
]);

export const place = style([
  columns('7fr 5fr 9rem', 8, 'center'),
  ruledRow(24, hairline('lineStrong')),
  { '@media': { [media.desktop]: { paddingBlock: vars.space[32] } } },
]);

export const name = style({
  fontSize: vars.fontSize['3xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
  '@media': { [media.desktop]: { fontSize: vars.fontSize['4xl'] } },
});

export const words = style({ maxInlineSize: '28rem' });

export const area = style(text.accent);
