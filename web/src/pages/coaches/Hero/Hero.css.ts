import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { balanced, text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

// Above the next section: the first portrait stands over the edge between them.
export const hero = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  paddingBlock: `${vars.space[32]} ${vars.space[64]}`,
  '@media': {
    [media.tablet]: { paddingBlockStart: vars.space[64] },
    [media.desktop]: { paddingBlockEnd: 0 },
  },
});

export const inner = style({
  display: 'grid',
  gap: vars.space[48],
  '@media': { [media.desktop]: { gap: vars.space[32] } },
});

export const head = style(columns('7fr 5fr', 24, 'end'));

export const lede = style({ ...texts.lead, ...balanced, maxInlineSize: '34rem' });
