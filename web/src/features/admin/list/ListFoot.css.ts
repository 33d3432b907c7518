import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { line, parted } from '../layout-rules.ts';

export const foot = style(parted(12));

export const count = style([
  line(12),
  { color: vars.color.textMuted, '@media': { [media.belowTablet]: { flexBasis: '100%' } } },
]);
