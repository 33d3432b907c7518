import type { FlowOnlinePageContent } from '@flow/content/page-schemas/flow-online';
import { Closing } from './Closing/Closing.tsx';
import { Explorer } from './Explorer/Explorer.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Includes } from './Includes/Includes.tsx';
import { Plans } from './Plans/Plans.tsx';
import { Steps } from './Steps/Steps.tsx';

export function Page({ content }: { content: FlowOnlinePageContent }) {
  return (
    <>
      <Hero content={content.hero} groups={content.explorer.groups} />
      <Steps content={content.steps} />
      <Includes content={content.includes} />
      <Plans content={content.plans} />
      <Explorer content={content.explorer} />
      <Closing content={content.closing} />
    </>
  );
}
