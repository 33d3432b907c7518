import { style } from '@vanilla-extract/css';
import { grid, growing } from '../../../theme/columns.ts';
import { hairline } from '../../../theme/lines.ts';
import { underlinedOver } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { balanced, displayed, text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const list = style([grid({ tablet: [2, 64] }), growing('paddingBlock', 24, 48, 'tablet')]);

export const previous = style({
  '@media': { [media.belowTablet]: { selectors: { '&:not(:only-child)': { borderBlockEnd: hairline() } } } },
});

export const next = style({ '@media': { [media.tablet]: { gridColumn: 2, textAlign: 'end' } } });

export const link = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[16],
  borderRadius: vars.radius.sm,
  textDecoration: 'none',
});

export const label = style({
  ...texts.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { [media.tablet]: { selectors: { [`${next} &`]: { justifyContent: 'end' } } } },
});

export const title = style({
  ...underlinedOver(link),
  ...displayed,
  ...balanced,
  fontSize: vars.fontSize['2xl'],
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.heading,
});
