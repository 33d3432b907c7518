import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const list = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' };

export const waiting = style({ ...list, gap: vars.space[12] });

export const form = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'center',
  padding: vars.space[24],
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.raised,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto' } },
});

export const about = style({ display: 'grid', gap: vars.space[8] });

export const name = style({ fontSize: vars.fontSize.xl });

export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: vars.fontWeight.semibold,
});

/** Said to those who hear the button apart from its card. */
export const which = style({
  position: 'absolute',
  inlineSize: vars.line.hair,
  blockSize: vars.line.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const subtitle = style({ fontSize: vars.fontSize.lg, marginBlockStart: vars.space[16] });

export const sent = style(list);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  paddingBlock: vars.space[12],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const link = style({
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': {
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.touch },
  },
});
