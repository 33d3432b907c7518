import { media } from './media.ts';
import { vars } from './theme.css.ts';

/** A picture behind the words of its section, from the section's end on so wide. */
export const behind = (inlineSize: string, blockSize = '100%') =>
  ({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    inlineSize,
    blockSize,
    objectFit: 'cover',
  }) as const;

/** Moves or grows a little while a pointer is over what it belongs to. */
export const moving = (owner: string, transform: string, duration: 'steady' | 'slow' = 'slow') =>
  ({
    transition: `transform ${vars.duration[duration]} ${vars.ease.out}`,
    '@media': { [media.hover]: { selectors: { [`${owner}:hover &`]: { transform } } } },
  }) as const;

/** An end that reaches out of the page's column to the edge of the screen, however wide that is. */
export const toScreenEdge = `min(0px, (${vars.size.page} + 2 * ${vars.space.gutter} - 100vw) / 2)`;
