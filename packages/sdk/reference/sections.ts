import {
  type Description,
  type LocatedOperation,
  resolveExamples,
  listOperations,
} from './apiDescription.ts';

/**
 * Markdown pages of the reference that cover many operations. They are part of the document so that its search finds
 * their text.
 */

/** Returns the reference's link to an operation. */
export const getOperationLink = ({ operation }: LocatedOperation): string =>
  `#/${operation.tags[0]}/${operation.operationId.toLowerCase()}`;

const formatLink = (located: LocatedOperation): string =>
  `[${located.operation.operationId}](${getOperationLink(located)})`;

/** Escapes text for a Markdown table cell. */
const escapeCell = (text: string): string =>
  text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

interface NamedError {
  status: string;
  code: string;
  message: string;
  when: string;
  operations: LocatedOperation[];
}

const isError = (value: unknown): value is { errorCode: string; errorMessage: string } =>
  typeof value === 'object' && value !== null && 'errorCode' in value && 'errorMessage' in value;

/** Collects the named examples of error responses (status 400 and above). */
function namedErrors(description: Description): Map<string, NamedError> {
  const errors = new Map<string, NamedError>();
  for (const located of listOperations(description))
    for (const [status, { content }] of Object.entries(located.operation.responses)) {
      const media = content?.['application/json'];
      if (Number(status) < 400 || !media) continue;
      for (const { name, summary, value } of resolveExamples(description, media)) {
        const first: unknown = Array.isArray(value) ? value[0] : value;
        if (!isError(first)) continue;
        const { errorCode: code, errorMessage: message } = first;
        const known = errors.get(name) ?? { status, code, message, when: summary, operations: [] };
        if (known.when !== summary) known.when = 'See each call.';
        known.operations.push(located);
        errors.set(name, known);
      }
    }
  return errors;
}

/** Above this number, only the count of calls is shown. */
const maxListedCalls = 25;

const formatCalls = (operations: readonly LocatedOperation[]): string =>
  operations.length > maxListedCalls
    ? `${operations.length} calls`
    : operations.map(formatLink).join(', ');

/** Lists every error by name with status, code, message, cause, and the calls that return it. */
export function errorsByName(description: Description): string {
  const sorted = [...namedErrors(description)].toSorted(
    ([a, one], [b, other]) => Number(one.status) - Number(other.status) || a.localeCompare(b),
  );
  const parts = sorted.map(
    ([name, { status, code, message, when, operations }]) =>
      `## ${name}\n\n${status} \`${code}\`: ${when}\n\nMessage: “${message}”. Returned by ${formatCalls(operations)}.\n`,
  );
  const early = Object.entries(description['x-errors-before-operations']).map(
    ([name, { status, summary, value }]) =>
      `## ${name}\n\n${status} \`${value.errorCode}\`: ${summary}\n\nMessage: “${value.errorMessage}”. Returned before any operation runs, so no call declares it.\n`,
  );
  return `Every error response is in this list. Its name is the same in the API description, in mock data and in the examples of each call. Distinguish errors by \`errorCode\`; messages are for people and may change.\n\n${[...early, ...parts].join('\n')}`;
}

/** Lists the assumptions about what the backend's catalogue leaves open, by call. */
export function assumptions(description: Description): string {
  const parts = description.tags.map(({ name }) => {
    const rows = listOperations(description)
      .filter(({ operation }) => operation.tags[0] === name)
      .flatMap((located) =>
        Object.entries(located.operation['x-assumed'] ?? {}).map(
          ([part, text]) => `| ${formatLink(located)} | ${part} | ${escapeCell(text)} |\n`,
        ),
      );
    return rows.length > 0
      ? `## ${name}\n\n| Call | Part | Assumption |\n| --- | --- | --- |\n${rows.join('')}`
      : '';
  });
  return `The catalogue behind the API description leaves some paths, requests and responses open. This page lists the assumptions made there, so that a backend team can correct them in one place: edit \`x-assumed\` and the schemas of the call in the API description, and types, mock data, Pact contracts and this page follow.\n\n${parts.filter(Boolean).join('\n')}`;
}

/** A change that SDK users notice, from a changeset. */
export interface Change {
  bump: string;
  text: string;
}

const indexById = (description: Description) =>
  new Map(listOperations(description).map((located) => [located.operation.operationId, located]));

/** Lists the calls that were added, removed or changed between two descriptions. */
function changedCalls(released: Description, description: Description): string {
  const before = indexById(released);
  const now = indexById(description);
  const added = [...now].filter(([id]) => !before.has(id)).map(([, located]) => located);
  const removed = [...before.keys()].filter((id) => !now.has(id));
  const changed = [...now].filter(([id, { operation }]) => {
    const old = before.get(id)?.operation;
    return old && JSON.stringify(old) !== JSON.stringify(operation);
  });
  return [
    `- New calls: ${added.map(formatLink).join(', ') || 'none'}`,
    `- Removed calls: ${removed.map((id) => `\`${id}\``).join(', ') || 'none'}`,
    `- Changed calls: ${changed.map(([, located]) => formatLink(located)).join(', ') || 'none'}`,
  ].join('\n');
}

/**
 * Lists the changes since the last release.
 * @param released the description of that release; null before the first one
 */
export function changesSince(
  released: Description | null,
  description: Description,
  changes: readonly Change[],
): string {
  const compared = released
    ? `Compared with the description of ${released.info.version}:\n\n${changedCalls(released, description)}`
    : 'There is no release to compare with yet.';
  const entries = [...Map.groupBy(changes, ({ bump }) => bump)].map(
    ([bump, some]) => `## ${bump}\n\n${some.map(({ text }) => text.trim()).join('\n\n')}\n`,
  );
  return `${compared}\n\n${entries.length > 0 ? entries.join('\n') : 'No unreleased changes.'}\n`;
}
