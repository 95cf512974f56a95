/**
 * Preprocessor: a public operation that says `x-public-twin-of: <operationId>` is its member form without a session,
 * but for what it says itself. A twin lies in the folder of its member form, so that references mean the same in both.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

/** What a twin never takes over: its own name, and what only members meet. */
const own = new Set([
  'operationId',
  'security',
  'x-member',
  'x-for-family',
  'deprecated',
  'x-public-twin-of',
]);

/** The operations of each folder of path files, read once. @type {Map<string, Map<string, object>>} */
const folders = new Map();

/** @param {string} folder */
function operationsIn(folder) {
  const known = folders.get(folder);
  if (known) return known;
  const files = readdirSync(folder).map((file) => parse(readFileSync(join(folder, file), 'utf8')));
  const found = new Map(
    files
      .flatMap((item) => Object.values(item))
      .filter((operation) => typeof operation?.operationId === 'string')
      .map((operation) => [operation.operationId, operation]),
  );
  folders.set(folder, found);
  return found;
}

export const PublicTwins = () => ({
  Operation(operation, { location, report }) {
    const name = operation['x-public-twin-of'];
    if (name === undefined) return;
    const member = operationsIn(dirname(location.source.absoluteRef)).get(name);
    if (!member) {
      report({
        message: `x-public-twin-of: there is no operation "${name}" in this folder.`,
        location: location.child('x-public-twin-of'),
      });
      return;
    }
    for (const [key, value] of Object.entries(member))
      if (!own.has(key) && !(key in operation)) operation[key] = structuredClone(value);
    operation.security = [];
  },
});
