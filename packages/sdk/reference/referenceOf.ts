import { type Description, operationsOf } from './described.ts';
import { samplesOf } from './samples.ts';
import { type Change, assumptions, changesSince, errorsByName } from './sections.ts';

/**
 * The description as it is read: each operation with its samples of code, and the pages about many of them as tags of their own.
 * @param since the description of the last release, null before the first, and what has changed since
 */
export function referenceOf(
  description: Description,
  since: { released: Description | null; changes: readonly Change[] },
): Description {
  const reference = structuredClone(description);
  for (const located of operationsOf(reference))
    located.operation['x-codeSamples'] = samplesOf(description, located);
  const about = [
    ['errors-by-name', 'Errors by name', errorsByName(description)],
    ['assumptions', 'Assumptions', assumptions(description)],
    ['changes', 'Since the last release', changesSince(since.released, description, since.changes)],
  ] as const;
  reference.tags.unshift(
    ...about.map(([name, title, text]) => ({ name, 'x-displayName': title, description: text })),
  );
  reference['x-tagGroups'] = [
    { name: 'About all calls', tags: about.map(([name]) => name) },
    { name: 'Calls', tags: description.tags.map(({ name }) => name) },
  ];
  return reference;
}
