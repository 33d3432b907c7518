import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const connect = style({});

export const arrow = style({
  flex: 'none',
  transition: `transform ${vars.duration.steady} ${vars.ease.out}`,
  '@media': {
    [media.hover]: { selectors: { [`${connect}:hover &`]: { transform: 'translateX(0.25rem)' } } },
  },
});
