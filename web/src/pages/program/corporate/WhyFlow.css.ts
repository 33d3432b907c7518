import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style(columns('7fr 5fr', 32, 'stretch'));

export const lede = style({ ...texts.lead, '@media': { [media.desktop]: { alignSelf: 'end' } } });

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
