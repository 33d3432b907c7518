import { style } from '@vanilla-extract/css';
import { grid } from '../../../theme/columns.ts';
import { hairline, ruledRow } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

// The last line stays clear of the chat launcher.
export const tools = style({ paddingBlock: `${vars.space[48]} ${vars.space[128]}` });

export const list = style({ borderBlockEnd: hairline('lineStrong') });

export const tool = style([
  ruledRow(24, hairline('lineStrong')),
  grid({ tablet: ['9rem minmax(0, 1fr) auto', 32], desktop: ['14rem minmax(0, 1fr) auto', 64] }, 16),
  {
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    selectors: { '&:first-child': { borderBlockStart: 'none' } },
    '@media': { [media.tablet]: { alignItems: 'center' } },
  },
]);

export const picture = style({ inlineSize: '100%', borderRadius: vars.radius.sm });

export const words = style({ display: 'grid', gap: vars.space[8], alignContent: 'start' });

export const description = style({ ...texts.muted, maxInlineSize: '34rem' });

export const button = style({ justifySelf: 'start', '@media': { [media.belowTablet]: { gridColumn: 2 } } });

export const note = style({ ...texts.note, marginBlockStart: vars.space[32], maxInlineSize: '34rem' });
