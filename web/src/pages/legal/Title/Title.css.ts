import { style } from '@vanilla-extract/css';
import { growing, stacked } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { behind } from '../../../theme/pictures.ts';
import { text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const head = style([growing('paddingBlock', 64, 96), { position: 'relative', overflow: 'hidden' }]);

export const art = style({
  ...behind('100%'),
  objectPosition: '70% 40%',
  maskImage: 'linear-gradient(to bottom, black, transparent 36%)',
  opacity: 0.7,
  '@media': {
    [media.desktop]: {
      inlineSize: '56%',
      opacity: 1,
      maskImage: 'linear-gradient(to right, transparent, black 60%)',
    },
  },
});

export const inner = style({ ...stacked(), position: 'relative' });

export const updated = style({
  ...texts.eyebrow,
  paddingBlockStart: vars.space[96],
  '@media': { [media.desktop]: { paddingBlockStart: 0 } },
});

export const title = style({ ...titles.section, marginBlockStart: vars.space[12], maxInlineSize: '9em' });

export const intro = style({ ...texts.lead, marginBlockStart: vars.space[24], maxInlineSize: '36rem' });
