import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Catalog, CatalogFunction, Column, ColumnType, Relationship } from './catalog.ts';

const repository = path.join(import.meta.dirname, '../../..');
const biome = path.join(repository, 'node_modules/@biomejs/biome/bin/biome');

const heading = `// Written by supabase/local/database-types/generate.ts from the migrations. Change those, not this.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

type Nullable<Row> = {
  [Name in keyof Row]: Json extends Row[Name] ? never : null extends Row[Name] ? Name : never;
}[keyof Row];
/** A row to be written: what may be null may be left out, and so may the optional columns. Generated ones are never written. */
type NewRow<Row, Optional, Generated> = Omit<Row, Nullable<Row> | Extract<Optional | Generated, keyof Row>> &
  Partial<Pick<Row, Nullable<Row> | Extract<Optional, keyof Row>>> & { [Name in Extract<Generated, keyof Row>]?: never };
type Member<Of, Name extends string, Otherwise> = Of extends { [Key in Name]: infer Type } ? Type : Otherwise;
type Table<Of extends { Row: object }, New = NewRow<Of['Row'], Member<Of, 'Optional', never>, Member<Of, 'Generated', never>>> = {
  Row: Of['Row'];
  Insert: New;
  Update: Partial<New>;
  Relationships: Member<Of, 'Relationships', []>;
};
`;

const none = '{ [_ in never]: never }';

// As Supabase's own generator maps them; what it does not know it calls unknown.
const tsTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bytea: 'string',
  bpchar: 'string',
  varchar: 'string',
  text: 'string',
  date: 'string',
  time: 'string',
  timetz: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  uuid: 'string',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
  record: 'Record<string, unknown>',
};

/** The `Database` type of the public schema, in the shape that supabase-js expects, formatted. */
export function databaseTypes(catalog: Catalog): Promise<string> {
  const tables = [...new Set(catalog.columns.map((column) => column.table))];
  const answers = new Map<string, string>();
  const stored = members(tables, (table) => [
    table,
    tableType(
      catalog.columns.filter((column) => column.table === table),
      catalog.relationships.filter((relationship) => relationship.table === table),
    ),
  ]);
  const body = {
    Tables: '{ [Name in keyof Tables]: Table<Tables[Name]> }',
    Views: none,
    Functions: members(catalog.functions, (each) => [each.name, functionType(each, answers)]),
    Enums: members(catalog.enums, (each) => [
      each.name,
      each.values.map((value) => JSON.stringify(value)).join(' | '),
    ]),
    CompositeTypes: none,
  };
  return formatted(
    `${heading}\ninterface Tables ${stored}\n\nexport type Database = { public: ${members(Object.entries(body), (entry) => entry)} };\n`,
  );
}

/** What `Table` makes the rest of: what a table has none of is left out. */
function tableType(columns: readonly Column[], relationships: readonly Relationship[]): string {
  const generated = columns.filter((column) => column.generated);
  // Null is a value of these too: of such a column its type does not say whether it may be left out.
  const hasNull = (column: Column) => ['Json', 'unknown'].includes(tsType(column));
  const optional = columns.filter(
    (column) => !column.generated && (column.nullable ? hasNull(column) : column.hasDefault),
  );
  const names = (of: readonly Column[]) => of.map(({ name }) => JSON.stringify(name)).join(' | ');
  const parts = {
    Row: members(columns, (column) => [column.name, columnType(column)]),
    Optional: names(optional),
    Generated: names(generated),
    Relationships: relationships.length > 0 ? `[${relationships.map(relationshipType).join(', ')}]` : '',
  };
  return members(
    Object.entries(parts).filter(([, type]) => type !== ''),
    (part) => part,
  );
}

function relationshipType(relationship: Relationship): string {
  return members(
    Object.entries({
      foreignKeyName: JSON.stringify(relationship.name),
      columns: JSON.stringify(relationship.columns),
      isOneToOne: String(relationship.isOneToOne),
      referencedRelation: JSON.stringify(relationship.referencedTable),
      referencedColumns: JSON.stringify(relationship.referencedColumns),
    }),
    (entry) => entry,
  );
}

/** Rows of several columns that an earlier function of `answers` has are its. */
function functionType(each: CatalogFunction, answers: Map<string, string>): string {
  const inputs = each.arguments.filter((argument) => argument.mode === 'in');
  const outputs = each.arguments.filter((argument) => argument.mode !== 'in');
  const args =
    inputs.length === 0
      ? 'never'
      : members(inputs, (argument) => [
          argument.hasDefault ? `${argument.name}?` : argument.name,
          tsType(argument),
        ]);
  const one =
    outputs.length === 0
      ? tsType(each.returns)
      : members(outputs, (argument) => [argument.name, tsType(argument)]);
  const answer = `${one}${each.returnsSet ? '[]' : ''}`;
  const earlier = outputs.length > 1 ? answers.get(answer) : undefined;
  if (earlier === undefined) answers.set(answer, each.name);
  const returns = earlier === undefined ? answer : `Database['public']['Functions']['${earlier}']['Returns']`;
  return `{ Args: ${args}; Returns: ${returns} }`;
}

function columnType(column: Column): string {
  return column.nullable ? `${tsType(column)} | null` : tsType(column);
}

function tsType({ type, isArray, isEnum }: ColumnType): string {
  const single = isEnum
    ? `Database['public']['Enums'][${JSON.stringify(type)}]`
    : (tsTypes[type] ?? 'unknown');
  return isArray ? `(${single})[]` : single;
}

function members<Item>(items: readonly Item[], member: (item: Item) => readonly [string, string]): string {
  if (items.length === 0) return none;
  const lines = items.map((item) => {
    const [name, type] = member(item);
    return `${name}: ${type};`;
  });
  // A few are left on one line where they fit.
  const end = lines.length > 4 ? '\n' : ' ';
  return `{${end}${lines.join(end)}${end}}`;
}

function formatted(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = ['format', '--stdin-file-path=sdk/src/types.ts'];
    const child = execFile(process.execPath, [biome, ...options], { cwd: repository }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    child.stdin?.end(text);
  });
}
