import { type SubmitEvent, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import * as card from './card.css.ts';
import type { Dashboard } from './dashboard.store.ts';
import { PartState } from './PartState.tsx';

const fields = [
  { name: 'firstName', label: 'First name', column: 'first_name', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', label: 'Last name', column: 'last_name', autoComplete: 'family-name', type: 'text' },
  { name: 'phone', label: 'Phone number', column: 'phone', autoComplete: 'tel', type: 'tel' },
] as const;

/** Who the client is, to be put right. */
export function ProfilePart({ dashboard }: { dashboard: Dashboard }) {
  const { profile, profileErrors, saving } = useSnapshot(dashboard.state);
  const form = useRef<HTMLFormElement>(null);
  const wrong = fields.find(({ name }) => profileErrors[name])?.name;

  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }, [wrong]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = fields.map(({ name }) => [name, String(data.get(name) ?? '')]);
    void dashboard.saveProfile(Object.fromEntries(values));
  }

  return (
    <section className={card.part} aria-labelledby="dashboard-profile">
      <h2 id="dashboard-profile" className={card.title}>
        Your profile
      </h2>
      <PartState
        phase={profile.phase}
        what="your profile"
        lines={6}
        onRetry={() => void dashboard.retry('profile')}
      >
        <form ref={form} className={card.form} onSubmit={submit} noValidate>
          {fields.map(({ name, label, column, autoComplete, type }) => (
            <TextField
              key={name}
              label={label}
              name={name}
              type={type}
              autoComplete={autoComplete}
              defaultValue={profile.value?.[column] ?? ''}
              error={profileErrors[name]}
              onInput={() => dashboard.clearProfileError(name)}
            />
          ))}
          <Button type="submit" variant="secondary" busy={saving}>
            Save profile
          </Button>
        </form>
      </PartState>
    </section>
  );
}
