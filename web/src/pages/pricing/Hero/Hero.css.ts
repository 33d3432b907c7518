import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { boldLine, hairline } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const hero = style({
  paddingBlock: `${vars.space[32]} ${vars.space[64]}`,
  '@media': {
    [media.tablet]: { paddingBlockStart: vars.space[64] },
    [media.desktop]: { paddingBlock: vars.space[96] },
  },
});

export const inner = style(columns('7fr 5fr', 48, 'end'));

export const trial = style({ display: 'grid', gap: vars.space[16] });

/** A ring for each free day, then the line goes on. */
export const days = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
  // To the edge of the screen.
  marginInlineEnd: `calc(-1 * ${vars.space.gutter})`,
  overflow: 'hidden',
});

export const day = style({
  flex: 'none',
  inlineSize: vars.space[24],
  blockSize: vars.space[24],
  border: boldLine(),
  borderRadius: vars.radius.round,
});

export const after = style({ flex: 1, borderBlockStart: boldLine() });

export const steps = style({ display: 'grid' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '7.25rem 1fr',
  columnGap: vars.space[16],
  paddingBlock: vars.space[12],
  borderBlockEnd: hairline(),
  lineHeight: 1.45,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

export const when = style(text.accent);
