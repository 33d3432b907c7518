import type { FlowInPersonPageContent } from '@flow/content/page-schemas/flow-in-person';
import { useState } from 'react';
import { usePartOnIntent } from '../../../features/use-part-on-intent.ts';
import { Section } from '../../../sections/Section/Section.tsx';
import { sand } from '../../../theme/theme.css.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { MapLink } from './MapLink.tsx';
import * as styles from './Places.css.ts';

const load = async () => (await import('./LocationsDialog.tsx')).LocationsDialog;

/** Where sessions take place: in short on the page, in full in a dialog. */
export function Places({ content }: { content: FlowInPersonPageContent['places'] }) {
  const [open, setOpen] = useState(false);
  const { part: Dialog, intent } = usePartOnIntent('list of places', load, open, () => setOpen(false));
  return (
    <Section
      id="locations"
      ground={sand}
      title={content.title}
      intro={
        <div className={styles.intro}>
          <p>{content.intro}</p>
          <Button
            variant="secondary"
            size="lg"
            aria-haspopup="dialog"
            className={styles.open}
            {...intent}
            onClick={() => setOpen(true)}
          >
            {content.open}
          </Button>
        </div>
      }
    >
      <ul className={styles.places}>
        {content.locations.map(({ id, name, area, summary, mapQuery }) => (
          <li key={id} className={styles.place}>
            <h3 className={styles.name}>{name}</h3>
            <div className={styles.words}>
              <p className={styles.area}>{area}</p>
              <p>{summary}</p>
            </div>
            {mapQuery && <MapLink query={mapQuery} place={name} label={content.mapLabel} />}
          </li>
        ))}
      </ul>
      {Dialog && <Dialog content={content} open={open} onOpenChange={setOpen} />}
    </Section>
  );
}
