import { style } from '@vanilla-extract/css';
import { grid } from '../../../theme/columns.ts';
import { hairline, ruled } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { displayed, text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const list = style([grid({ tablet: [2, 48, 32] }, 24), { marginBlockStart: vars.space[24] }]);

export const feature = style({
  ...ruled(16, hairline()),
  // The last of an odd number takes the whole row.
  '@media': { [media.tablet]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
});

export const lead = style({
  ...displayed,
  display: 'block',
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.snug,
});

export const text = style({ ...texts.muted, marginBlockStart: vars.space[4] });
