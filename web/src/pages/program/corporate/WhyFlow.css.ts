import { style } from '@vanilla-extract/css';
import { ruled } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const lede = style(texts.lead);

// Over the whole width, and so wider than one line of text may be.
export const text = style({
  ...texts.muted,
  '@media': {
    [media.desktop]: {
      ...ruled(32),
      columns: 2,
      columnGap: vars.space[64],
      selectors: { '&&': { maxInlineSize: 'none' } },
    },
  },
});
