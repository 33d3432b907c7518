import * as z from 'zod';
import { imageSlotSchema, positive, slug, words } from './fields.ts';

export const testimonialsFileSchema = z.strictObject({
  hero: z.array(z.strictObject({ name: words, quote: words, initial: z.string().length(1) })).length(4),
  block: z.array(z.strictObject({ quote: words, author: words })).min(1),
});
export type Testimonials = z.infer<typeof testimonialsFileSchema>;
export type HeroTestimonial = Testimonials['hero'][number];
export type BlockTestimonial = Testimonials['block'][number];

export const transformationSchema = z.strictObject({
  id: slug,
  image: imageSlotSchema,
  /** First name and initial. */
  name: words,
  durationWeeks: positive.int(),
  /** Weight lost, in pounds. Absent where the result is not a weight. */
  resultLbs: positive.optional(),
  description: words,
  overlayText: words,
});
export const transformationsFileSchema = z.array(transformationSchema).min(1);
export type Transformation = z.infer<typeof transformationSchema>;

const reviewSchema = z.strictObject({ name: words, review: words, rating: z.literal(5), timeAgo: words });
export type Review = z.infer<typeof reviewSchema>;
/** By the key of a program. A program that is not among them shows those of the first. */
export const reviewsFileSchema = z
  .record(slug, z.array(reviewSchema).length(3))
  .refine((reviews) => Object.keys(reviews).length > 0, 'must have the reviews of one program or more');
export type Reviews = z.infer<typeof reviewsFileSchema>;

export const coachSchema = z.strictObject({
  id: slug,
  name: words,
  image: imageSlotSchema,
  specialty: words,
  shortDescription: words,
  /** May have several paragraphs, with an empty line between them. */
  fullDescription: words,
});
export const coachesFileSchema = z.array(coachSchema).min(1);
export type Coach = z.infer<typeof coachSchema>;
