import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': { [media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space[64] } },
});

export const lede = style({
  fontSize: vars.fontSize.lg,
  lineHeight: 1.5,
  '@media': { [media.desktop]: { alignSelf: 'end' } },
});

// Over the whole width, and so wider than one line of text may be.
export const text = style({
  color: vars.color.textMuted,
  '@media': {
    [media.desktop]: {
      gridColumn: '1 / -1',
      columns: 2,
      columnGap: vars.space[64],
      marginBlockStart: vars.space[32],
      paddingBlockStart: vars.space[32],
      borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
      selectors: { '&&': { maxInlineSize: 'none' } },
    },
  },
});
