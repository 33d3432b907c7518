import type { CoachesPageContent } from '@flow/content/page-schemas/coaches';
import { Choose } from './Choose/Choose.tsx';
import { Coach } from './Coach/Coach.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Roster } from './Roster/Roster.tsx';

export function Page({ content }: { content: CoachesPageContent }) {
  const { hero, coaches, more, less, connect } = content;
  const [founder, ...others] = coaches;
  return (
    <>
      <Hero content={hero}>
        {founder && <Coach coach={founder} palette="brand" words={{ more, less }} leading />}
      </Hero>
      <Roster coaches={others} words={{ more, less }} />
      <Choose content={connect} />
    </>
  );
}
