import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const form = style({ display: 'grid', gap: vars.space[16] });

export const fields = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
});

// Name and phone stand side by side, so that the whole form with its errors fits a low screen.
globalStyle(`${fields} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });

export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[8],
  paddingBlockStart: vars.space[8],
  '@media': {
    [media.tablet]: { flexDirection: 'row', justifyContent: 'end', gap: vars.space[12] },
  },
});
