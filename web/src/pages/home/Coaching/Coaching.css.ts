import { style } from '@vanilla-extract/css';
import { points as lists } from '../../../sections/Points/Points.css.ts';
import { columns, grid, growing, wrapping } from '../../../theme/columns.ts';
import { hairline, ruled } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { balanced, text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const options = style([
  grid({ tablet: ['1fr 1fr', 32], desktop: ['4fr 4fr 4fr'] }, 48),
  growing('marginBlockStart', 64, 96),
]);

export const option = style({ ...ruled(24), display: 'flex', flexDirection: 'column', alignItems: 'start' });

export const optionText = style({ ...texts.muted, marginBlockStart: vars.space[12] });

export const points = style([lists.even, { marginBlock: vars.space[24] }]);

export const link = style({ marginBlockStart: 'auto' });

export const method = style({
  ...ruled(24, hairline('accent')),
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 'auto' } },
});

export const methodTitle = style({ ...titles.medium, color: vars.color.accentText });

export const methodText = style({ marginBlockStart: vars.space[12], maxInlineSize: vars.measure });

export const foot = style([columns('1fr auto', 24, 'center', 24), growing('marginBlockStart', 32, 64)]);

export const note = style({ ...texts.note, ...balanced, maxInlineSize: '44ch' });

export const actions = style(wrapping(12));
