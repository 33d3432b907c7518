import { TextField } from '../../ui/TextField/TextField.tsx';
import * as styles from './AuthCard.css.ts';
import type { AuthPartProps } from './auth-part-props.ts';

const names = [
  { field: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { field: 'lastName', label: 'Last name', autoComplete: 'family-name' },
] as const;

export function NameFields({ page, state }: AuthPartProps) {
  return (
    <div className={styles.names}>
      {names.map(({ field, label, autoComplete }) => (
        <TextField
          key={field}
          label={label}
          name={field}
          autoComplete={autoComplete}
          dir="auto"
          defaultValue={page.typed[field]}
          onChange={(event) => page.keep(field, event.target.value)}
          error={state.errors[field]}
        />
      ))}
    </div>
  );
}
