import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute and more. One of them at the end leaves a core without work. */
const longest = [
  'mirror-model.test.ts',
  'bulk-recovery.test.ts',
  'trial-recovery.test.ts',
  'trial-pages.test.ts',
  // Once the browser tests have built the same site, whose pictures are kept.
  'start.test.ts',
  'stack.test.ts',
  'accessibility.test.ts',
  'business-life.test.ts',
];

const rank = ({ moduleId }: TestSpecification) => {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
  return place === -1 ? longest.length : place;
};

/** Begins with the longest files; a clone that has run no test knows the times of none. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
