import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { media } from '../../theme/media.ts';
import { text, title as titles } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

export const inner = style(columns('5fr 7fr', 32));

export const head = style({
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[48]})` },
  },
});

export const title = style({ ...titles.chapter, maxInlineSize: '8em' });

export const intro = style({ ...text.muted, marginBlockStart: vars.space[16] });
