import { businessDay } from '@flow/sdk/contracts/business-time';
import type { SubmitEvent } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/Button/Button.tsx';
import { SelectField } from '../../../ui/SelectField/SelectField.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import * as styles from './AdminActions.css.ts';
import { Card } from './Card.tsx';
import type { Client } from './client.store.ts';
import type { ClientForms } from './client-forms.store.ts';

/** One form of the registry, due when its own days are over or by the end of a chosen one. */
function AssignOne({ client, forms }: { client: Client; forms: ClientForms }) {
  const { forms: registry } = useSnapshot(client.state);
  const { chosen, dueDay, dueProblem, assigning } = useSnapshot(forms.state, { sync: true });
  const offered = registry.filter(({ retired_at, version }) => retired_at === null && version > 0);
  const days = offered.find(({ slug }) => slug === chosen)?.due_days;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void forms.assign();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Assign one form">
      <SelectField
        label="Form"
        value={chosen}
        placeholder="Choose a form"
        options={offered.map(({ slug, title }) => ({ value: slug, label: title }))}
        onChange={(event) => forms.choose(event.target.value)}
      />
      <TextField
        label="Due date (optional)"
        type="date"
        min={businessDay(new Date())}
        value={dueDay}
        error={dueProblem ?? undefined}
        hint={days ? `Without one: in ${days} days` : undefined}
        onChange={(event) => forms.setDueDay(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        className={styles.submit}
        disabled={chosen === ''}
        busy={assigning}
      >
        Assign form
      </Button>
    </form>
  );
}

/** What an admin can do for a client. */
export function AdminActions({ client, forms }: { client: Client; forms: ClientForms }) {
  const { assigningDefaults } = useSnapshot(forms.state);
  return (
    <Card title="Admin Actions">
      <div>
        <Button busy={assigningDefaults} onClick={() => void forms.assignDefaults()}>
          {assigningDefaults ? 'Assigning...' : 'Assign default forms'}
        </Button>
      </div>
      <AssignOne client={client} forms={forms} />
    </Card>
  );
}
