import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const tools = style({
  paddingBlockStart: vars.space[48],
  // The last line stays clear of the chat launcher.
  paddingBlockEnd: vars.space[128],
});

export const list = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.color.lineStrong}` });

export const tool = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  columnGap: vars.space[16],
  rowGap: vars.space[16],
  paddingBlock: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '9rem minmax(0, 1fr) auto',
      columnGap: vars.space[32],
      alignItems: 'center',
    },
    [media.desktop]: { gridTemplateColumns: '14rem minmax(0, 1fr) auto', columnGap: vars.space[64] },
  },
});

export const picture = style({ inlineSize: '100%', borderRadius: vars.radius.sm });

export const words = style({ display: 'grid', gap: vars.space[8], alignContent: 'start' });

export const name = style({ fontSize: vars.fontSize['2xl'] });

export const description = style({ maxInlineSize: '34rem', color: vars.color.textMuted });

export const button = style({
  justifySelf: 'start',
  '@media': { [media.belowTablet]: { gridColumn: 2 } },
});

export const note = style({ ...text.note, marginBlockStart: vars.space[32], maxInlineSize: '34rem' });
