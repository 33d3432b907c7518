import {
  type ForwardFilter,
  forwardFilters,
  type LeadStatusFilter,
  leadLimits,
  leadStatusFilters,
} from '@flow/sdk/contracts/lead';
import type { SubmitEvent } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/Button/Button.tsx';
import { SelectField } from '../../../ui/SelectField/SelectField.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import * as bar from '../FilterBar.css.ts';
import * as styles from './LeadFilterBar.css.ts';
import { forwardWords, leadStatusWords } from './lead-words.ts';
import type { Leads } from './leads.store.ts';

const statusOptions = leadStatusFilters.map((status) => ({
  value: status,
  label: status === 'all' ? 'All' : leadStatusWords[status],
}));

const forwardOptions = forwardFilters.map((forward) => ({
  value: forward,
  label: forward === 'all' ? 'All' : forwardWords[forward],
}));

/** Where the focus goes when what had it is gone from the list. */
export const searchFieldId = 'lead-search';

export function LeadFilterBar({ leads }: { leads: Leads }) {
  const { filters, filterError, listing, exporting } = useSnapshot(leads.state, { sync: true });

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void leads.apply();
  }

  const rangeProblem = filterError
    ? { 'aria-describedby': 'filter-error', 'aria-invalid': true as const }
    : {};
  return (
    <form className={styles.bar} onSubmit={apply} noValidate aria-label="Filters">
      <div className={styles.search}>
        <TextField
          id={searchFieldId}
          label="Search"
          type="search"
          dir="auto"
          placeholder="Name, reference or number"
          autoComplete="off"
          maxLength={leadLimits.search}
          value={filters.search}
          onChange={(event) => leads.editFilter('search', event.target.value)}
        />
      </div>
      <SelectField
        label="Status"
        options={statusOptions}
        value={filters.status}
        onChange={(event) => leads.editFilter('status', event.target.value as LeadStatusFilter)}
      />
      <SelectField
        label="Forwarding"
        options={forwardOptions}
        value={filters.forward}
        onChange={(event) => leads.editFilter('forward', event.target.value as ForwardFilter)}
      />
      <TextField
        {...rangeProblem}
        label="From"
        type="date"
        value={filters.from}
        onChange={(event) => leads.editFilter('from', event.target.value)}
      />
      <TextField
        {...rangeProblem}
        label="To"
        type="date"
        value={filters.to}
        onChange={(event) => leads.editFilter('to', event.target.value)}
      />
      <Button type="submit" disabled={listing === 'loading'}>
        Apply
      </Button>
      <Button
        variant="secondary"
        className={styles.exporting}
        busy={exporting}
        onClick={() => void leads.exportCsv()}
      >
        Export CSV
      </Button>
      {filterError && (
        <p id="filter-error" role="alert" className={bar.error}>
          {filterError}
        </p>
      )}
    </form>
  );
}
