import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const lede = style(texts.lead);

// Over the whole width, and so wider than one line of text may be.
export const text = style({
  color: vars.color.textMuted,
  '@media': {
    [media.desktop]: {
      columns: 2,
      columnGap: vars.space[64],
      paddingBlockStart: vars.space[32],
      borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
      selectors: { '&&': { maxInlineSize: 'none' } },
    },
  },
});
