import { style } from '@vanilla-extract/css';
import { points as lists } from '../../../sections/Points/Points.css.ts';
import { media } from '../../../theme/media.ts';
import { balanced, text, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const options = style({
  display: 'grid',
  gap: vars.space[48],
  marginBlockStart: vars.space[64],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[32] },
    [media.desktop]: { gridTemplateColumns: '4fr 4fr 4fr', marginBlockStart: vars.space[96] },
  },
});

export const option = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  paddingBlockStart: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
});

export const optionTitle = style(titles.medium);

export const optionText = style({ ...text.muted, marginBlockStart: vars.space[12] });

export const points = style([lists.even, { marginBlock: vars.space[24] }]);

export const link = style({ marginBlockStart: 'auto' });

export const method = style({
  paddingBlockStart: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.accent}`,
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.desktop]: { gridColumn: 'auto' },
  },
});

export const methodTitle = style({ ...titles.medium, color: vars.color.accentText });

export const methodText = style({ marginBlockStart: vars.space[12], maxInlineSize: vars.measure });

export const foot = style({
  display: 'grid',
  gap: vars.space[24],
  marginBlockStart: vars.space[32],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      marginBlockStart: vars.space[64],
    },
  },
});

export const note = style({ ...text.note, ...balanced, maxInlineSize: '44ch' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
