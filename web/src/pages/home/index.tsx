import type { HomePageContent } from '@flow/content/page-schemas/home';
import { QuestionSection } from '../../sections/QuestionSection/QuestionSection.tsx';
import { Coaching } from './Coaching/Coaching.tsx';
import { FinalCta } from './FinalCta/FinalCta.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Programs } from './Programs/Programs.tsx';
import { Testimonials } from './Testimonials/Testimonials.tsx';

export function Page({ content }: { content: HomePageContent }) {
  return (
    <>
      <Hero content={content.hero} />
      <Programs content={content.programs} />
      <Testimonials content={content.testimonials} />
      <Coaching content={content.coaching} />
      <QuestionSection id="faq" content={content.faq} />
      <FinalCta content={content.finalCta} />
    </>
  );
}
