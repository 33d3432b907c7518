import { Link } from 'wouter';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { column } from '../../../theme/layout.css.ts';
import { type ExplorerGroup, isEmpty } from './explorer-group.ts';
import * as styles from './ProgramBand.css.ts';

/** A group's programs on the group's own ground, which their drawings share: there is no edge between them. */
export function ProgramBand({ group }: { group: ExplorerGroup }) {
  const { id, title, intro, programs } = group;
  return (
    <section id={id} className={styles.band[id]} aria-labelledby={`${id}-title`} hidden={isEmpty(group)}>
      <div className={column}>
        <div className={styles.head}>
          <h3 id={`${id}-title`} className={styles.title}>
            {title}
          </h3>
          <p className={styles.intro}>{intro}</p>
        </div>
        <ul className={styles.entries}>
          {programs.map(({ program, shown }, index) => (
            <li key={program.path} className={styles.entry} hidden={!shown}>
              <Picture
                slot={program.image}
                kind="field"
                pattern={program.pattern}
                palette={id}
                small={index > 0}
                className={styles.art}
              />
              <div className={styles.words}>
                <h4 className={styles.label}>
                  <Link href={program.path} className={styles.link}>
                    {program.label}
                  </Link>
                </h4>
                <p className={styles.description}>{program.description}</p>
                <ul className={styles.highlights}>
                  {program.highlights.map((highlight) => (
                    <li key={highlight}>{highlight}</li>
                  ))}
                </ul>
              </div>
              <p className={styles.facts}>
                <span className={styles.name}>{program.name}</span>
                <span>{program.duration}</span>
                <span>{program.participants}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
