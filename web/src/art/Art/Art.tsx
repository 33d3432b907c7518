import { type Artwork, artworkPath, artworkSize } from '../artwork.ts';

export interface ArtProps {
  artwork: Artwork;
  alt: string;
  /** True for what is seen first: loaded at once instead of when it comes near. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/** A drawing, in the place of a picture. */
export function Art({ artwork, alt, eager = false, className }: ArtProps) {
  return (
    <img
      src={artworkPath(artwork)}
      {...artworkSize(artwork.aspect)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}
