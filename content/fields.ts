import * as z from 'zod';

export const words = z.string().trim().min(1, 'must not be empty');
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, like home-flow');
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, 'must be a path on this site that begins with one slash');
export const positive = z.number().positive();

/** Where a picture goes. The art is drawn from the name: the same name, the same drawing. */
export const imageSlotSchema = z.strictObject({
  name: slug,
  /** Width over height, as CSS writes it: `4/5`. */
  aspect: z.string().regex(/^\d+\/\d+$/, 'must be width/height in whole numbers, like 4/5'),
  alt: words,
});
/** The photo that takes the place of a slot's art: what the build made of the file in `media/` with the slot's name. */
export interface SlotPhoto {
  /** The site serves `<path>-<width>.avif` and `<path>-<width>.webp`. */
  path: string;
  /** Of the photo, upright, in pixels. */
  width: number;
  height: number;
  /** The widths it is served at, the smallest first. */
  widths: number[];
  /** SVG of its own colours, blurred, for the time until it is there. Absent where the photo is see-through. */
  placeholder?: string;
}

export type ImageSlot = z.infer<typeof imageSlotSchema> & {
  /** No author writes it. */
  photo?: SlotPhoto;
};

export const linkSchema = z.strictObject({ label: words, href: sitePath });

/** The explorer's six groups; each has its own palette in the art. */
export const programGroups = [
  'work-life',
  'body-change',
  'womens-health',
  'fresh-start',
  'sport',
  'long-run',
] as const;
export type ProgramGroup = (typeof programGroups)[number];

/** The forms that a program's art can be drawn around. */
export const heroPatterns = [
  'disc',
  'moons',
  'tile',
  'crescent',
  'ring',
  'arch',
  'beads',
  'diamond',
  'capsule',
  'zigzag',
] as const;
export type HeroPattern = (typeof heroPatterns)[number];

export const headSchema = z.strictObject({ title: words.max(70), description: words.min(50).max(170) });
export type PageHead = z.infer<typeof headSchema>;

/** Two whole numbers, from and to. */
export const range = z
  .tuple([positive.int(), positive.int()])
  .refine(([from, to]) => from <= to, 'must be two numbers, the smaller first');
