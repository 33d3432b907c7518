import { type Flow, isFlowError } from '@flow/sdk';
import type { FormDefinition } from '@flow/sdk/contracts/form-definition';
import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { proxy, ref } from 'valtio/vanilla';
import type { Kept } from '../list/list-state.ts';

type Version = Pick<FormSubmission, 'form_key' | 'version'>;

const nameOf = ({ form_key, version }: Version) => `${form_key} ${version}`;

/** The questions that submissions answered, each version asked for once. */
export function createFormVersions(loadFlow: () => Promise<Flow>) {
  const state = proxy<{ known: Record<string, Kept<FormDefinition> | null> }>({ known: {} });
  const asked = new Map<string, Promise<FormDefinition | null>>();

  async function ask({ form_key, version }: Version): Promise<FormDefinition | null> {
    const name = nameOf({ form_key, version });
    let definition: FormDefinition | null = null;
    try {
      definition = await (await loadFlow()).forms.version(form_key, version);
    } catch (error) {
      console.error('The questions of a form could not be loaded:', error);
      // Asked for again the next time they are needed, unless there are none.
      if (!isFlowError(error) || error.code !== 'not_found') asked.delete(name);
    }
    state.known[name] = definition && ref(definition);
    return definition;
  }

  /** The questions of a version; null where they cannot be had. */
  function load(version: Version): Promise<FormDefinition | null> {
    const asking = asked.get(nameOf(version)) ?? ask(version);
    asked.set(nameOf(version), asking);
    return asking;
  }

  return { state, load };
}

/** Undefined until the questions have come, null where they cannot be had. */
export function definitionOf(
  known: Readonly<Record<string, object | null>>,
  version: Version,
): FormDefinition | null | undefined {
  return known[nameOf(version)] as FormDefinition | null | undefined;
}
