import { style } from '@vanilla-extract/css';
import { stacked } from '../../../theme/columns.ts';
import { backLink } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const intro = style({
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  '@media': { [media.desktop]: { paddingBlock: `${vars.space[48]} ${vars.space[96]}` } },
});

export const inner = style(stacked());

export const title = style({ ...titles.masthead, marginBlockStart: vars.space[48], maxInlineSize: '5em' });

export const lede = style({
  ...texts.lead,
  ...texts.muted,
  marginBlockStart: vars.space[32],
  maxInlineSize: '32rem',
  '@media': { [media.desktop]: { marginInlineStart: 'auto' } },
});

export const back = style(backLink);
