import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';
import { Hero } from '../Hero/Hero.tsx';
import { Contact } from './Contact.tsx';
import type { CorporateFacts } from './corporate-facts.ts';
import { FlowBeat } from './FlowBeat.tsx';
import { Highlights } from './Highlights.tsx';
import { HowItRuns } from './HowItRuns.tsx';
import { Promises } from './Promises.tsx';
import { WhyFlow } from './WhyFlow.tsx';

export interface PageProps {
  content: ProgramPageContent;
  program: ProgramContent;
  corporate: CorporateFacts;
}

/** The page of a program for companies. */
export function Page({ content, program, corporate }: PageProps) {
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
