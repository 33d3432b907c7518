import type { FlowOnlinePageContent } from '@flow/content/page-schemas/flow-online';
import { useEffect, useRef, useState } from 'react';
import { Section } from '../../../sections/Section/Section.tsx';
import { column } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import * as styles from './Explorer.css.ts';
import { GroupNav } from './GroupNav.tsx';
import { matcher } from './match.ts';
import { ProgramBand } from './ProgramBand.tsx';

/** Every program, in six bands. All of them are in the page; what is typed only hides those that do not match. */
export function Explorer({ content }: { content: FlowOnlinePageContent['explorer'] }) {
  const [query, setQuery] = useState('');
  const filter = useRef<HTMLInputElement>(null);
  // What was typed before the script came.
  useEffect(() => setQuery(filter.current?.value ?? ''), []);

  const matches = matcher(query);
  const groups = content.groups.map((group) => ({
    ...group,
    programs: group.programs.map((program) => ({ program, shown: matches(program) })),
  }));
  const programs = groups.flatMap((group) => group.programs);
  const count = programs.filter(({ shown }) => shown).length;
  const result = count === 0 ? content.filterEmpty : `${count} of ${programs.length}`;

  return (
    <div>
      <Section
        id="programs"
        ground={paper}
        title={content.title}
        intro={content.intro}
        className={styles.opening}
      >
        <div className={styles.filter}>
          <label htmlFor="program-filter" className={styles.filterLabel}>
            {content.filterLabel}
          </label>
          <input
            ref={filter}
            id="program-filter"
            type="search"
            autoComplete="off"
            placeholder={content.filterPlaceholder}
            className={styles.filterField}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role="status" className={styles.result}>
            {query.trim() !== '' && result}
          </p>
        </div>
      </Section>
      <GroupNav groups={groups} />
      {groups.map((group) => (
        <ProgramBand key={group.id} group={group} />
      ))}
      <div className={`${paper} ${styles.unsure}`}>
        <div className={`${column} ${styles.unsureInner}`}>
          <div>
            <h3 className={typography.largeTitle}>{content.unsure.title}</h3>
            <p className={styles.unsureText}>{content.unsure.text}</p>
          </div>
          <ConnectButton source="flow-online-programs" />
        </div>
      </div>
    </div>
  );
}
