import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trainingLocations } from '../sdk/src/contracts/consultation.ts';
import { questionsOf } from '../sdk/src/contracts/form-definition.ts';
import { primaryFocuses } from '../sdk/src/contracts/form-submission.ts';
import { businessHours } from '../sdk/src/contracts/response-clock.ts';
import { type Content, readFacts } from './load.ts';

/** What may be so, and does not reach everything: the file and the field, what stays as it was, and who changes it. */
export function noticesOf({ business, locations, forms }: Content): string[] {
  const notices: string[] = [];
  const clock = `${businessHours.opens}:00–${businessHours.closes}:00 Dubai time`;
  if (business.businessHours !== clock)
    notices.push(
      `site.yaml: businessHours: the admin still counts how long a lead waits by ${clock}; a developer changes it in sdk/src/contracts/response-clock.ts`,
    );
  const places: readonly string[] = trainingLocations.filter((id) => id !== 'not-sure');
  const form = 'a developer changes it in sdk/src/contracts/consultation.ts';
  for (const [index, { id }] of locations.entries())
    if (!places.includes(id))
      notices.push(`locations.yaml: ${index}.id: the request form does not offer "${id}"; ${form}`);
  for (const id of places)
    if (!locations.some((place) => place.id === id))
      notices.push(`locations.yaml: the request form still offers "${id}"; ${form}`);
  const goals = forms.find(({ key }) => key === 'goal_setting');
  const focus = goals && questionsOf(goals).find(({ id }) => id === 'primary_focus');
  const known: readonly string[] = primaryFocuses;
  for (const option of focus && 'options' in focus ? focus.options : [])
    if (!known.includes(option))
      notices.push(
        `forms/goal-setting.yaml: primary_focus: the admin cannot filter by "${option}"; a developer changes it in sdk/src/contracts/form-submission.ts`,
      );
  return notices.map((notice) => `content/${notice}`);
}

/** What the policies and the legal texts promise in words of their own that `terms.yaml` has: a change of it does not reach them. */
export async function writtenOutPromises(directory: string): Promise<string[]> {
  const { facts } = await readFacts(directory);
  const promises = [...facts].filter(([name, text]) => name.startsWith('terms.') && !/^\d+$/.test(text));
  const legal = (await readdir(join(directory, 'legal'))).map((file) => `legal/${file}`);
  const notices: string[] = [];
  for (const file of ['policies.yaml', ...legal]) {
    const text = await readFile(join(directory, file), 'utf8');
    for (const [name, promise] of promises)
      if (new RegExp(`(?<![\\d.-])${RegExp.escape(promise)}(?!\\w)`).test(text))
        notices.push(
          `content/${file}: "${promise}" is written out; {{${name}}} in its place follows terms.yaml when that changes`,
        );
  }
  return notices;
}
