// The figures the project keeps an eye on, as one table. No time alone fails: machines differ, trends matter. What has a limit on
// every machine, as memory and the ratio of two times do, ends it with an error above that.

import { measureActions } from './actions.ts';
import { measureChatParser } from './chat-parser.ts';
import { measureCommandLine } from './command-line.ts';
import { measureExport } from './export.ts';
import type { Figure } from './figure.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { measureNavigation } from './navigation.ts';
import { measurePages } from './page-weight.ts';
import { measureDatabaseScale, measureMillion } from './scale/database-scale.ts';
import { measureStarts } from './start.ts';

const parts: Record<string, () => Promise<Figure[]>> = {
  start: measureStarts,
  pages: measurePages,
  cli: measureCommandLine,
  export: measureExport,
  lists: measureLists,
  scale: measureDatabaseScale,
  million: measureMillion,
  lighthouse: measureLighthouse,
  navigation: measureNavigation,
  actions: measureActions,
  parser: measureChatParser,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`measuring ${name} ...`);
  figures.push(...(await measure()));
}
console.table(Object.fromEntries(figures.map(({ name, value, target }) => [name, { value, target }])));
for (const { name, failure } of figures) {
  if (failure === undefined) continue;
  console.error(`${name}: ${failure}`);
  process.exitCode = 1;
}
