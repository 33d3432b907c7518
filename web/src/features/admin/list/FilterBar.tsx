import type { SubmitEvent } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { SelectField } from '../../../ui/SelectField/SelectField.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import * as styles from './FilterBar.css.ts';
import type { List } from './list.store.ts';
import type { FilterValues, ListFilter } from './list-definition.ts';
import { useList } from './use-list.ts';

/** The first field: where the focus goes when what had it is gone from the list. */
export const firstFilterId = 'first-filter';
const problemId = 'filter-problem';

interface FilterFieldProps<Filters extends FilterValues> {
  filter: ListFilter<Filters>;
  /** Given to the first field of the bar. */
  id: string | undefined;
  className: string;
  values: Filters;
  wrongDays: boolean;
  onEdit: (name: string, value: string) => void;
}

function FilterField<Filters extends FilterValues>(props: FilterFieldProps<Filters>) {
  const { filter, id, className, values, wrongDays, onEdit } = props;
  const field = (name: string) => ({
    value: values[name] ?? '',
    onChange: (event: { target: { value: string } }) => onEdit(name, event.target.value),
  });
  switch (filter.kind) {
    case 'select':
      return (
        <div className={className}>
          <SelectField {...field(filter.name)} id={id} label={filter.label} options={filter.options} />
        </div>
      );
    case 'search':
      return (
        <div className={styles.search}>
          <TextField
            {...field(filter.name)}
            id={id}
            label={filter.label}
            type="search"
            dir="auto"
            placeholder={filter.placeholder}
            autoComplete="off"
            maxLength={filter.maxLength}
          />
        </div>
      );
    case 'days': {
      const problem = wrongDays ? { 'aria-describedby': problemId, 'aria-invalid': true as const } : {};
      return (
        <div className={styles.days}>
          <TextField {...problem} {...field('from')} id={id} label={filter.labels.from} type="date" />
          <TextField {...problem} {...field('to')} label={filter.labels.to} type="date" />
        </div>
      );
    }
  }
}

/** On phones two selects share a line: one that is left over has a line of its own. */
function selectStyle<Filters extends FilterValues>(
  filters: readonly ListFilter<Filters>[],
  filter: ListFilter<Filters>,
): string {
  const selects = filters.filter(({ kind }) => kind === 'select');
  const isLeftOver = selects.length % 2 === 1 && filter === selects.at(-1);
  return isLeftOver ? `${styles.select} ${styles.alone}` : styles.select;
}

/** What a list is filtered by, applied by its button or by Enter, and the export of what it finds. */
export function FilterBar<Row extends { id: string }, Filters extends FilterValues>({
  list,
}: {
  list: List<Row, Filters>;
}) {
  const { filters, texts } = list.definition;
  const snapshot = useList(list, { sync: true });
  const { filterProblem, wrongDays, listing, exporting } = snapshot;

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void list.apply();
  }

  return (
    <form className={styles.bar} onSubmit={apply} noValidate aria-label="Filters">
      {filters.map((filter, index) => (
        <FilterField
          key={filter.kind === 'days' ? 'days' : filter.name}
          filter={filter}
          id={index === 0 ? firstFilterId : undefined}
          className={selectStyle(filters, filter)}
          values={snapshot.filters}
          wrongDays={wrongDays}
          onEdit={(name, value) => list.editFilter(name, value as Filters[string])}
        />
      ))}
      <Button type="submit" disabled={listing === 'loading'}>
        {texts.apply ?? 'Apply'}
      </Button>
      {texts.clear && (
        <Button variant="secondary" onClick={() => void list.show()}>
          {texts.clear}
        </Button>
      )}
      <Button
        variant="secondary"
        className={texts.clear ? `${styles.exporting} ${styles.alone}` : styles.exporting}
        busy={exporting}
        onClick={() => void list.exportCsv()}
      >
        Export CSV
      </Button>
      {filterProblem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {filterProblem}
        </p>
      )}
    </form>
  );
}
