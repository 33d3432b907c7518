import { columnName, type RowColumn } from '../output/row-columns.ts';

type Compare<Row> = (one: Row, other: Row) => number;

/** Compares rows by columns, as other programs read them; `-` before a name turns its order, and what is empty comes last. */
export function comparison<Row>(columns: readonly RowColumn<Row>[], names: readonly string[]): Compare<Row> {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const comparisons = names.flatMap((name): Compare<Row>[] => {
    const direction = name.startsWith('-') ? -1 : 1;
    const column = columns.find((candidate) => columnName(candidate) === name.replace(/^-/, ''));
    if (!column) return [];
    return [
      (one, other) => {
        const [first, second] = [column.raw(one), column.raw(other)];
        if (first === '' || second === '') return Number(first === '') - Number(second === '');
        return direction * compare(first, second);
      },
    ];
  });
  return (one, other) => {
    for (const compareBy of comparisons) {
      const order = compareBy(one, other);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** The first rows of all pages in an order, as one page. */
export async function* sortedPages<Row>(
  pages: AsyncIterable<{ rows: Row[] }>,
  compare: Compare<Row>,
  limit: number,
): AsyncGenerator<{ rows: Row[]; more: boolean }> {
  const all: Row[] = [];
  for await (const { rows } of pages) for (const row of rows) all.push(row);
  all.sort(compare);
  const rows = limit === 0 ? all : all.slice(0, limit);
  yield { rows, more: rows.length < all.length };
}
