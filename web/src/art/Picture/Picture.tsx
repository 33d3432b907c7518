import type { ImageSlot } from '@flow/content/schema';
import { Art } from '../Art/Art.tsx';
import { type ArtKind, type ArtPalette, type ArtPattern, type Artwork, artworkPath } from '../artwork.ts';
import type { WideAspect } from '../artworks.ts';
import { Photo } from '../Photo/Photo.tsx';

export interface PictureProps {
  slot: ImageSlot;
  /** What is drawn where there is no photo. */
  kind: ArtKind;
  palette: ArtPalette;
  /** The form of a field; without it the slot's name decides. */
  pattern?: ArtPattern | undefined;
  /** True in a card, a grid or on a phone: the drawing has fewer lines. */
  small?: boolean | undefined;
  /** Where wide screens show another aspect than the slot's: with every line. */
  wide?: WideAspect | undefined;
  /** True for what is seen first: loaded at once instead of when it comes near. */
  eager?: boolean | undefined;
  /** How wide the picture is shown, as `sizes` of an image writes it. A photo is loaded at the width this asks for. */
  sizes?: string | undefined;
  className?: string | undefined;
}

/** The picture of a slot: the photo that has its name, or else a drawing made for it. */
export function Picture({
  slot,
  kind,
  palette,
  pattern,
  small,
  wide,
  eager,
  sizes,
  className,
}: PictureProps) {
  if (slot.photo) {
    return (
      <Photo photo={slot.photo} slot={slot} wide={wide} eager={eager} sizes={sizes} className={className} />
    );
  }
  const artwork: Artwork = { kind, name: slot.name, palette, aspect: slot.aspect, pattern, small };
  const drawing = <Art artwork={artwork} alt={slot.alt} eager={eager} className={className} />;
  if (!wide) return drawing;
  return (
    <picture>
      <source media={wide.media} srcSet={artworkPath({ ...artwork, aspect: wide.aspect, small: false })} />
      {drawing}
    </picture>
  );
}
