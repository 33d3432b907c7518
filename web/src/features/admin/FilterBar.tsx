import { type StatusFilter, statusFilters } from '@flow/sdk/contracts/subscription';
import type { SubmitEvent } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { SelectField } from '../../ui/SelectField/SelectField.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import type { Admin } from './admin.store.ts';
import * as styles from './FilterBar.css.ts';

const statusOptions = statusFilters.map((status) => ({ value: status, label: status }));

export function FilterBar({ admin }: { admin: Admin }) {
  const { filters, filterError, listing, exporting } = useSnapshot(admin.state, { sync: true });

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void admin.apply();
  }

  const rangeProblem = filterError
    ? { 'aria-describedby': 'filter-error', 'aria-invalid': true as const }
    : {};
  return (
    <form className={styles.bar} onSubmit={apply} noValidate aria-label="Filters">
      <div className={styles.status}>
        <SelectField
          label="Status"
          options={statusOptions}
          value={filters.status}
          onChange={(event) => admin.editFilter('status', event.target.value as StatusFilter)}
        />
      </div>
      <TextField
        {...rangeProblem}
        label="From"
        type="date"
        value={filters.from}
        onChange={(event) => admin.editFilter('from', event.target.value)}
      />
      <TextField
        {...rangeProblem}
        label="To"
        type="date"
        value={filters.to}
        onChange={(event) => admin.editFilter('to', event.target.value)}
      />
      <Button type="submit" disabled={listing === 'loading'}>
        Apply
      </Button>
      <Button
        variant="secondary"
        className={styles.exporting}
        busy={exporting}
        onClick={() => void admin.exportCsv()}
      >
        Export CSV
      </Button>
      {filterError && (
        <p id="filter-error" role="alert" className={styles.error}>
          {filterError}
        </p>
      )}
    </form>
  );
}
