import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import type { Database } from '../../../sdk/src/database.types.ts';
import type { LocalDatabase } from '../database/database.ts';
import { sharedAuth } from '../testing/auth-fixture.ts';
import { readCatalog } from './catalog.ts';
import { typesDrift } from './drift.ts';
import { databaseTypes } from './text.ts';

let database: LocalDatabase;
beforeAll(async () => {
  database = (await sharedAuth()).database;
});

const file = () => readFile(path.join(import.meta.dirname, '../../../sdk/src/database.types.ts'), 'utf8');

test('the SDK’s database types are what the migrations say', async () => {
  expect(typesDrift(await file(), await databaseTypes(await readCatalog(database)))).toEqual([]);
});

describe('generated types', () => {
  test('say of each column whether it may be null, left out or never written', async () => {
    await database.sql(
      `create type public.mood as enum ('calm', 'in flow');
       create table public.sample (
         id bigint generated always as identity primary key,
         needed text not null,
         optional integer,
         defaulted boolean not null default false,
         tags text[] not null,
         mood public.mood,
         anything jsonb not null default '{}',
         odd point,
         twice integer generated always as (optional * 2) stored,
         profile uuid unique references public.profiles (id)
       );
       create function public.moods(_since date, _limit integer default 3) returns setof public.mood
       language sql as 'select null::public.mood';`,
    );
    const text = await databaseTypes(await readCatalog(database));
    await database.sql('drop function public.moods; drop table public.sample; drop type public.mood;');
    const added = typesDrift(await file(), text).map((line) => line.slice(2).replace('public.', ''));
    expect(added).toEqual([
      "Enums: { app_role: 'admin' }",
      "Enums: { app_role: 'admin'; mood: 'calm' | 'in flow' }",
      "Functions.moods: { Args: { _since: string; _limit?: number }; Returns: Database['public']['Enums']['mood'][] }",
      "sample.Generated: 'id' | 'twice'",
      "sample.Optional: 'anything' | 'defaulted' | 'odd'",
      "sample.Relationships..columns: ['profile']",
      "sample.Relationships..foreignKeyName: 'sample_profile_fkey'",
      'sample.Relationships..isOneToOne: true',
      "sample.Relationships..referencedColumns: ['id']",
      "sample.Relationships..referencedRelation: 'profiles'",
      'sample.Row.anything: Json',
      'sample.Row.defaulted: boolean',
      'sample.Row.id: number',
      "sample.Row.mood: Database['public']['Enums']['mood'] | null",
      'sample.Row.needed: string',
      'sample.Row.odd: unknown | null',
      'sample.Row.optional: number | null',
      'sample.Row.profile: string | null',
      'sample.Row.tags: string[]',
      'sample.Row.twice: number | null',
    ]);
  });

  test('let a new row be without what may be null or has a default, and no other', () => {
    type NewCheckout = Database['public']['Tables']['checkouts']['Insert'];
    expectTypeOf<{ email: string; plan: string; trial_days: number }>().toExtend<NewCheckout>();
    expectTypeOf<{ email: string; plan: string }>().not.toExtend<NewCheckout>();
    expectTypeOf<{ email: string; plan: null; trial_days: number }>().not.toExtend<NewCheckout>();
  });

  test('say what columns a function answers whose rows are a view’s', async () => {
    await database.sql(
      `create view private.sample_rows as select id, 7 as days, array['a'] as tags from public.profiles;
       create function public.sample_rows(_id uuid) returns setof private.sample_rows
       language sql as 'select * from private.sample_rows where id = _id';
       create function public.sampled() returns setof private.sample_rows
       language sql as 'select * from private.sample_rows';`,
    );
    const text = await databaseTypes(await readCatalog(database));
    await database.sql('drop function public.sample_rows, public.sampled; drop view private.sample_rows;');
    expect(typesDrift(await file(), text)).toEqual([
      '+ public.Functions.sample_rows: { Args: { _id: string }; Returns: { id: string; days: number; tags: string[] }[] }',
      "+ public.Functions.sampled: { Args: never; Returns: Database['public']['Functions']['sample_rows']['Returns'] }",
    ]);
  });
});

describe('drift', () => {
  const text = 'export type Database = {\n  a: {\n    b: string;\n    c: number;\n  };\n};\n';

  test('names what is of another type, missing and too much', () => {
    const wanted = text.replace('b: string', 'b: string | null').replace('c: number', 'd: number');
    expect(typesDrift(text, wanted)).toEqual([
      '- a.b: string',
      '+ a.b: string | null',
      '- a.c: number',
      '+ a.d: number',
    ]);
  });

  test('is noticed when only the formatting differs', () => {
    expect(typesDrift(text.replace('  a', 'a'), text)).toEqual(['its formatting']);
  });

  test('is nothing for the same text', () => {
    expect(typesDrift(text, text)).toEqual([]);
  });
});
