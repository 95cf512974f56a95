import { type Description, type Located, examplesOf, operationsOf } from './described.ts';

/** The pages of the reference that are about many operations at once, as Markdown, so that its search finds what they say. */

/** Where the reference shows an operation. */
export const addressOf = ({ operation }: Located): string =>
  `#/${operation.tags[0]}/${operation.operationId.toLowerCase()}`;

const linkTo = (located: Located): string =>
  `[${located.operation.operationId}](${addressOf(located)})`;

/** Text in a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

interface NamedError {
  status: string;
  code: string;
  message: string;
  when: string;
  operations: Located[];
}

const isError = (value: unknown): value is { errorCode: string; errorMessage: string } =>
  typeof value === 'object' && value !== null && 'errorCode' in value && 'errorMessage' in value;

/** The errors that the description names: the examples of what is answered from 400 on. */
function namedErrors(description: Description): Map<string, NamedError> {
  const errors = new Map<string, NamedError>();
  for (const located of operationsOf(description))
    for (const [status, { content }] of Object.entries(located.operation.responses)) {
      const media = content?.['application/json'];
      if (Number(status) < 400 || !media) continue;
      for (const { name, summary, value } of examplesOf(description, media)) {
        const first: unknown = Array.isArray(value) ? value[0] : value;
        if (!isError(first)) continue;
        const { errorCode: code, errorMessage: message } = first;
        const known = errors.get(name) ?? { status, code, message, when: summary, operations: [] };
        if (known.when !== summary) known.when = 'Each call says when.';
        known.operations.push(located);
        errors.set(name, known);
      }
    }
  return errors;
}

/** More calls than these are told by their number. */
const mostNamed = 25;

const calls = (operations: readonly Located[]): string =>
  operations.length > mostNamed ? `${operations.length} calls` : operations.map(linkTo).join(', ');

/** Every error by name: its status, code, message, when it is answered, and by what. */
export function errorsByName(description: Description): string {
  const sorted = [...namedErrors(description)].toSorted(
    ([a, one], [b, other]) => Number(one.status) - Number(other.status) || a.localeCompare(b),
  );
  const parts = sorted.map(
    ([name, { status, code, message, when, operations }]) =>
      `## ${name}\n\n${status} \`${code}\`: ${when}\n\nMessage: “${message}”. Answered by ${calls(operations)}.\n`,
  );
  return `Whatever goes wrong is answered with an error of this list, by the same name in the description, in mock data and in the examples of each call. Programs tell errors apart by \`errorCode\`; messages are for people and may change.\n\n${parts.join('\n')}`;
}

/** What was chosen where the catalogue of the backend leaves something open, call by call. */
export function assumptions(description: Description): string {
  const parts = description.tags.map(({ name }) => {
    const rows = operationsOf(description)
      .filter(({ operation }) => operation.tags[0] === name)
      .flatMap((located) =>
        Object.entries(located.operation['x-assumed'] ?? {}).map(
          ([part, text]) => `| ${linkTo(located)} | ${part} | ${cell(text)} |\n`,
        ),
      );
    return rows.length > 0
      ? `## ${name}\n\n| Call | Part | What was chosen |\n| --- | --- | --- |\n${rows.join('')}`
      : '';
  });
  return `The catalogue that the description is made after leaves paths, requests and answers open. What was chosen there stands here, so that a backend team can say in one place what is otherwise: correct \`x-assumed\` and the schemas of the call in the description, and types, mock data, contracts and this page follow.\n\n${parts.filter(Boolean).join('\n')}`;
}

/** What users of the SDK will notice, in the words of a changeset. */
export interface Change {
  bump: string;
  text: string;
}

const byId = (description: Description) =>
  new Map(operationsOf(description).map((located) => [located.operation.operationId, located]));

/** Calls that came, went, or are not what they were, between two descriptions. */
function changedCalls(released: Description, description: Description): string {
  const before = byId(released);
  const now = byId(description);
  const added = [...now].filter(([id]) => !before.has(id)).map(([, located]) => located);
  const removed = [...before.keys()].filter((id) => !now.has(id));
  const changed = [...now].filter(([id, { operation }]) => {
    const old = before.get(id)?.operation;
    return old && JSON.stringify(old) !== JSON.stringify(operation);
  });
  return [
    `- Calls that are new: ${added.map(linkTo).join(', ') || 'none'}`,
    `- Calls that are gone: ${removed.map((id) => `\`${id}\``).join(', ') || 'none'}`,
    `- Calls that say something else: ${changed.map(([, located]) => linkTo(located)).join(', ') || 'none'}`,
  ].join('\n');
}

/**
 * What has changed since the last release.
 * @param released the description of that release; null before the first one
 */
export function changesSince(
  released: Description | null,
  description: Description,
  changes: readonly Change[],
): string {
  const compared = released
    ? `Compared with the description of ${released.info.version}:\n\n${changedCalls(released, description)}`
    : 'Nothing was released yet, so there is nothing to compare the description with.';
  const told = [...Map.groupBy(changes, ({ bump }) => bump)].map(
    ([bump, some]) => `## ${bump}\n\n${some.map(({ text }) => text.trim()).join('\n\n')}\n`,
  );
  return `${compared}\n\n${told.length > 0 ? told.join('\n') : 'No change waits to be released.'}\n`;
}
