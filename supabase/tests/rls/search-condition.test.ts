import { beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './actors.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 60_000);

const before = ['', 'noor\n', 'noor ', 'al-', 'n.', 'noor@', 'noor+', "o'", 'o’'];

// Letters of several planes of Unicode: what the index can be asked for differs.
test.each(['qx', 'Q', '7', '42', 'ش', 'яж', 'कख', '王', 'é'])(
  '%s is found where a word begins, behind each sign, and nowhere else',
  async (wanted) => {
    const [asked] = await stage.database.sql<{ condition: string }>(
      "select private.search_condition('lower(text)', $1) as condition",
      [wanted],
    );
    const behind = before.map((beginning) => `${beginning}${wanted}z`);
    const elsewhere = [`a${wanted}`, `noor (${wanted}`, 'noor'];
    const [row] = await stage.database.sql<{ found: string[] }>(
      `select array(select text from unnest($1::text[]) as text where ${asked?.condition}) as found`,
      [[...behind, ...elsewhere]],
    );
    expect(row?.found).toEqual(behind);
  },
);
