import { globalStyle, style } from '@vanilla-extract/css';

export const frame = style({});

// The place of the picture may style its frame in any way: no such rule loses against these.
globalStyle(`:where(${frame})`, { position: 'relative', display: 'block', overflow: 'hidden' });

export const wrapper = style({ display: 'contents', objectPosition: 'inherit' });

/** In the flow, so that the frame takes the slot's aspect from it. */
export const placeholder = style({
  inlineSize: '100%',
  minBlockSize: '100%',
  objectFit: 'cover',
});

export const photo = style({
  selectors: {
    '&&': {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
      objectPosition: 'inherit',
    },
  },
});
