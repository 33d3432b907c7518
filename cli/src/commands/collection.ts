import type { Flow, List } from '@flow/sdk';
import type { Command } from 'commander';
import type { RowColumn } from '../output/row-columns.ts';
import type { Implementation } from './implementation.ts';

/** Rows of one kind, as they are shown. */
export interface RowView<Row> {
  /** What a row is, what several are, and what is said where there is none, unless that none matches. */
  names: { one: string; many: string; none?: string };
  /** As the backend names them, in the order of its contract: what JSON can be narrowed to. */
  fields: readonly string[];
  columns(now: Date): readonly RowColumn<Row>[];
  csv(rows: readonly Row[]): string;
}

/** Rows of a list: all that `list` has to know of them. */
export interface Collection<Row, Parsed, Filter> extends RowView<Row> {
  /** How the values of the options are read that choose which rows. */
  readers: NonNullable<Implementation['readers']>;
  /** The filter that the options describe. */
  toFilter(parsed: Parsed): Filter;
  /** Replaces what only the server can tell, such as the id of an address. */
  resolveFilter?(flow: Flow, filter: Filter): Promise<Filter>;
  all(flow: Flow, filter: Filter): List<Row>;
  /** The CSV of all of them, where the backend makes it. */
  csvFile?(flow: Flow, filter: Filter): AsyncIterable<Uint8Array>;
  /** In the place of `csv` where the columns depend on the rows: it is given all of them at once. */
  wholeCsv?(rows: readonly Row[], flow: Flow, filter: Filter): Promise<string>;
}

/** Rows that can be saved as well: what `export` has to know besides. */
export interface ExportableCollection<Row, Parsed, Filter> extends Collection<Row, Parsed, Filter> {
  /** The day's file. */
  fileName(now: Date, filter: Filter): string;
}

/** What the help of a collection's commands has to know: the collection is loaded when it is asked for rows. */
export interface RowOptions {
  names: RowView<never>['names'];
  /** The options that choose which rows: the same for every command that takes many. */
  addFilterOptions(command: Command): Command;
}

/** What a command says about itself besides what follows from its collection. */
export interface CommandTexts {
  /** More lines of the description. */
  notes?: readonly string[];
  examples: readonly (readonly [line: string, purpose: string])[];
}
