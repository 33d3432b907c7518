import type { BeforeAfterPageContent } from '@flow/content/page-schemas/before-after';
import { Group } from './Group/Group.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Steps } from './Steps/Steps.tsx';
import { Trust } from './Trust/Trust.tsx';

export function Page({ content }: { content: BeforeAfterPageContent }) {
  return (
    <>
      <Hero content={content.hero} groups={content.groups} />
      {content.groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <Steps content={content.steps} />
      <Trust content={content.trust} />
    </>
  );
}
