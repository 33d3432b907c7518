import type { FlowInPersonPageContent } from '@flow/content/page-schemas/flow-in-person';
import { QuestionSection } from '../../sections/QuestionSection/QuestionSection.tsx';
import { Closing } from './Closing/Closing.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Hour } from './Hour/Hour.tsx';
import { Packages } from './Packages/Packages.tsx';
import { Places } from './Places/Places.tsx';
import { Results } from './Results/Results.tsx';

export function Page({ content }: { content: FlowInPersonPageContent }) {
  return (
    <>
      <Hero content={content.hero} />
      <Hour content={content.hour} />
      <Places content={content.places} />
      <Results content={content.results} />
      <Packages content={content.packages} />
      <QuestionSection id="faq" content={content.faq} />
      <Closing content={content.closing} />
    </>
  );
}
