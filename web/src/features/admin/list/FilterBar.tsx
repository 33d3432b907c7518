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
export function FilterBar<Row extends { id: string }, Filters extends FilterValues>(props: {
  list: List<Row, Filters>;
}) {
  const { list } = props;
  const { filters, texts } = list.definition;
  const snapshot = useList(list, { sync: true });
  const { filterProblem, wrongDays, listing, exporting } = snapshot;

  const field = (name: string) => ({
    value: snapshot.filters[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      list.editFilter(name, event.target.value as Filters[string]),
  });
  const problem = wrongDays ? { 'aria-describedby': problemId, 'aria-invalid': true as const } : {};

  function fieldsOf(filter: ListFilter<Filters>, index: number) {
    const id = index === 0 ? firstFilterId : undefined;
    switch (filter.kind) {
      case 'select':
        return (
          <div key={filter.name} className={selectStyle(filters, filter)}>
            <SelectField {...field(filter.name)} id={id} label={filter.label} options={filter.options} />
          </div>
        );
      case 'search':
        return (
          <div key={filter.name} className={styles.search}>
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
      case 'days':
        return (
          <div key="days" className={styles.days}>
            <TextField {...problem} {...field('from')} id={id} label={filter.labels.from} type="date" />
            <TextField {...problem} {...field('to')} label={filter.labels.to} type="date" />
          </div>
        );
    }
  }

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void list.apply();
  }

  return (
    <form className={styles.bar} onSubmit={apply} noValidate aria-label="Filters">
      {filters.map(fieldsOf)}
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
