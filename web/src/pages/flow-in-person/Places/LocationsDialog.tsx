import type { FlowInPersonPageContent } from '@flow/content/page-schemas/flow-in-person';
import { Points } from '../../../sections/Points/Points.tsx';
import * as typography from '../../../theme/typography.css.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import * as styles from './LocationsDialog.css.ts';
import { MapLink } from './MapLink.tsx';

export interface LocationsDialogProps {
  content: FlowInPersonPageContent['places'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Each place with what to know before going there. */
export function LocationsDialog({ content, open, onOpenChange }: LocationsDialogProps) {
  const { dialogTitle, dialogText, locations, knowTitle, mapLabel } = content;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={dialogTitle} description={dialogText}>
      <ul className={styles.places}>
        {locations.map(({ id, name, area, description, know, mapQuery }) => (
          <li key={id} className={styles.place}>
            <h3 className={typography.smallTitle}>{name}</h3>
            <p className={styles.area}>{area}</p>
            <p className={styles.text}>{description}</p>
            <h4 className={styles.knowTitle}>{knowTitle}</h4>
            <Points items={know} look="quiet" className={styles.know} />
            {mapQuery && <MapLink query={mapQuery} place={name} label={mapLabel} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
