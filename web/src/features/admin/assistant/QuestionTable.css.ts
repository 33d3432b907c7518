import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { clamped, opener, sized, small } from '../list/cell-rules.ts';

export const question = style([
  opener,
  clamped,
  sized('14rem'),
  { inlineSize: '100%', '@media': { [media.belowTablet]: { WebkitLineClamp: 4 } } },
]);

/** What was offered, or answered. */
export const said = style([clamped, sized('12rem'), small]);
