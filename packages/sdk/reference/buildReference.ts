import { type Description, listOperations } from './apiDescription.ts';
import { createSamples } from './samples.ts';
import { type Change, assumptions, changesSince, errorsByName } from './sections.ts';

/**
 * Builds the reference's document: the description with code samples for each operation and overview pages as extra
 * tags.
 * @param since the description of the last release, null before the first, and the changes since
 */
export function buildReference(
  description: Description,
  since: { released: Description | null; changes: readonly Change[] },
): Description {
  const reference = structuredClone(description);
  for (const located of listOperations(reference))
    located.operation['x-codeSamples'] = createSamples(description, located);
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
