/**
 * Preprocessor: a public operation with `x-public-twin-of: <operationId>` inherits everything that it does not define
 * from the member variant, without the session. Both must be in the same folder so that references resolve alike.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

/** Properties that a twin does not inherit: its name and those for members only. */
const own = new Set([
  'operationId',
  'security',
  'x-member',
  'x-for-family',
  'deprecated',
  'x-public-twin-of',
]);

/** Cache of operations by folder. @type {Map<string, Map<string, object>>} */
const folders = new Map();

/** @param {string} folder */
function readOperations(folder) {
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
    const member = readOperations(dirname(location.source.absoluteRef)).get(name);
    if (!member) {
      report({
        message: `x-public-twin-of: operation "${name}" not found in this folder.`,
        location: location.child('x-public-twin-of'),
      });
      return;
    }
    for (const [key, value] of Object.entries(member))
      if (!own.has(key) && !(key in operation)) operation[key] = structuredClone(value);
    operation.security = [];
  },
});
