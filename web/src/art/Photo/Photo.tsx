import type { ImageSlot, SlotPhoto } from '@flow/content/schema';
import { artworkSize } from '../artwork.ts';
import type { WideAspect } from '../artworks.ts';
import * as styles from './Photo.css.ts';
import { photoSources, placeholderSource, plainSource } from './photo-files.ts';

export interface PhotoProps {
  photo: SlotPhoto;
  slot: ImageSlot;
  wide?: WideAspect | undefined;
  eager?: boolean | undefined;
  sizes?: string | undefined;
  className?: string | undefined;
}

/** A photo, filling the aspect of its slot. Its colours are there before it is, and nothing moves when it comes. */
export function Photo({ photo, slot, wide, eager = false, sizes = '100vw', className }: PhotoProps) {
  // A lazy image may take the width it has on the page; browsers that cannot tell go by the rest.
  const shownAt = eager ? sizes : `auto, ${sizes}`;
  const behind = (aspect: string) => placeholderSource(aspect, photo.placeholder);
  return (
    <span className={className ? `${styles.frame} ${className}` : styles.frame}>
      <picture className={styles.wrapper}>
        {wide && <source media={wide.media} srcSet={behind(wide.aspect)} {...artworkSize(wide.aspect)} />}
        <img
          src={behind(slot.aspect)}
          {...artworkSize(slot.aspect)}
          alt=""
          aria-hidden="true"
          className={styles.placeholder}
        />
      </picture>
      <picture className={styles.wrapper}>
        <source type="image/avif" srcSet={photoSources(photo, 'avif')} sizes={shownAt} />
        <img
          src={plainSource(photo)}
          srcSet={photoSources(photo, 'webp')}
          sizes={shownAt}
          width={photo.width}
          height={photo.height}
          alt={slot.alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          className={styles.photo}
        />
      </picture>
    </span>
  );
}
