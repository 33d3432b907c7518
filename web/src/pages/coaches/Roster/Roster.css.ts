import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const roster = style({
  paddingBlock: `${vars.space[64]} ${vars.space.section}`,
  // Room for the portrait that stands over the edge.
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[160] } },
});

export const inner = style({
  display: 'grid',
  gap: vars.space[64],
  '@media': { [media.desktop]: { gap: vars.space[96] } },
});

export const place = style({
  '@media': {
    [media.desktop]: {
      selectors: {
        '&:nth-child(3n + 1)': { marginInlineStart: '16.66%' },
        '&:nth-child(3n + 2)': { marginInlineEnd: '8.33%' },
        '&:nth-child(3n)': { marginInlineStart: '25%' },
      },
    },
  },
});

// Every second portrait stands at the other side.
globalStyle(`${place}:nth-child(odd) > article`, {
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

globalStyle(`${place}:nth-child(odd) > article > :first-child`, {
  '@media': {
    [media.belowTablet]: {
      marginInline: `auto calc(-1 * ${vars.space.gutter})`,
      borderStartStartRadius: vars.radius.sm,
      borderEndStartRadius: vars.radius.sm,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
    [media.tablet]: { order: 1 },
  },
});
