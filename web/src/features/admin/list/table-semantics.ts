/** Said again in the markup: shown as blocks, a table loses its meaning in some browsers. */
export const semantics = {
  table: { role: 'table' },
  part: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
};
