import type { ProgramContent, ProgramPageContent } from '@flow/content/pages/program';
import { Contact } from './corporate/Contact.tsx';
import { FlowBeat } from './corporate/FlowBeat.tsx';
import { Highlights } from './corporate/Highlights.tsx';
import { HowItRuns } from './corporate/HowItRuns.tsx';
import { Promises } from './corporate/Promises.tsx';
import { WhyFlow } from './corporate/WhyFlow.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Included } from './Included/Included.tsx';
import { Overview } from './Overview/Overview.tsx';
import { Phases } from './Phases/Phases.tsx';
import { Ready } from './Ready/Ready.tsx';
import { Related } from './Related/Related.tsx';
import { Results } from './Results/Results.tsx';
import { Reviews } from './Reviews/Reviews.tsx';

export interface PageProps {
  content: ProgramPageContent;
  program: ProgramContent;
}

/** The page of a program: one layout for people, another for companies. */
export function Page({ content, program }: PageProps) {
  const { corporate, gallery, phases } = program;
  if (corporate) {
    return (
      <>
        <Hero content={content} program={program} />
        <FlowBeat flowBeat={corporate.flowBeat} />
        <Highlights highlights={corporate.programHighlights} />
        <WhyFlow whyFlow={corporate.whyFlow} description={program.description} />
        <HowItRuns
          content={content.corporate}
          details={corporate.programDetails}
          duration={program.duration}
          delivery={corporate.delivery}
        />
        <Promises cards={content.corporate.cards} />
        <Contact content={content.corporate} contact={corporate.contactInfo} program={program} />
      </>
    );
  }
  return (
    <>
      <Hero content={content} program={program} />
      <Overview content={content} program={program} />
      {phases && <Phases content={content.phases} phases={phases} />}
      {gallery && <Results content={content.results} gallery={gallery} />}
      <Included content={content.included} />
      <Reviews content={content.reviews} program={program} />
      <Ready content={content} program={program} />
      <Related content={content.related} programs={content.related.chosen[program.key] ?? program.related} />
    </>
  );
}
