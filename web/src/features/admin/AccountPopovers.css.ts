import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** On phones, where there is no room beside one of them, a popover has the width of the page. */
export const popovers = style({
  '@media': { [media.belowTablet]: { position: 'relative', flexBasis: '100%' } },
});

export const form = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.tablet]: { inlineSize: '18rem' } },
});
