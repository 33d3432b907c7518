import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';
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

/** The page of a program for people; `corporate` has that of one for companies. */
export function Page({ content, program }: PageProps) {
  const { gallery, phases } = program;
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
