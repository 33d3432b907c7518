import type { RowWriter } from './row-writer.ts';

/** DEL and the C1 controls, which drive a terminal: JSON escapes the others by itself, and breaks lines between values. */
const rawControls = /(?!\n)\p{Cc}/gu;

/** Escaped, they are the same value to a reader of the JSON. */
function escapeControls(json: string): string {
  return json.replace(rawControls, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A value as indented JSON with a final line break. */
export function renderJson(value: unknown): string {
  return `${escapeControls(JSON.stringify(value, null, 2))}\n`;
}

/** A row as it is, or its named fields in their order. */
function pick<Row extends object>(row: Row, fields: readonly string[] | undefined): object {
  if (!fields) return row;
  return Object.fromEntries(fields.map((field) => [field, (row as Record<string, unknown>)[field] ?? null]));
}

/** One indented array, however many parts it comes in. */
export function jsonRows<Row extends object>(fields?: readonly string[]): RowWriter<Row> {
  let opened = false;
  return {
    next(rows) {
      if (rows.length === 0) return '';
      const text = renderJson(rows.map((row) => pick(row, fields)));
      const separator = opened ? ',' : '[';
      opened = true;
      return separator + text.slice('['.length, -'\n]\n'.length);
    },
    end: () => (opened ? '\n]\n' : '[]\n'),
  };
}

/** An object a line. */
export function ndjsonRows<Row extends object>(fields?: readonly string[]): RowWriter<Row> {
  return {
    next: (rows) => rows.map((row) => `${escapeControls(JSON.stringify(pick(row, fields)))}\n`).join(''),
    end: () => '',
  };
}
