import type { BeforeAfterGroup } from '@flow/content/page-schemas/before-after';
import type { ArtPalette } from '../../../art/artwork.ts';
import { Section } from '../../../sections/Section/Section.tsx';
import { ink, paper, sand } from '../../../theme/theme.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import { Person } from '../Person/Person.tsx';
import * as styles from './Group.css.ts';

/** Each group has a ground and drawings of its own colour. */
const looks: Record<BeforeAfterGroup['id'], { ground: string; palette: ArtPalette }> = {
  postpartum: { ground: paper, palette: 'womens-health' },
  men: { ground: sand, palette: 'sport' },
  women: { ground: ink, palette: 'long-run' },
  general: { ground: paper, palette: 'work-life' },
};

export function Group({ group }: { group: BeforeAfterGroup }) {
  const { ground, palette } = looks[group.id];
  return (
    <Section id={group.id} ground={ground} title={group.title} intro={group.intro}>
      <ul className={styles.people}>
        {group.people.map((person) => (
          <Person key={person.id} person={person} palette={palette} />
        ))}
      </ul>
      <div className={styles.foot}>
        <ConnectButton source={`/before-after#${group.id}`} variant="secondary" />
      </div>
    </Section>
  );
}
