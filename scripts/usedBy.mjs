// Checks that api-spec/used-by-portal.txt lists the operations whose calls the portal imports. The
// description marks them with x-used-by, and the contract kit verifies them by default.
// With --fix, writes the list.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, UserError } from './bootstrap/run.mjs';

const list = join(root, 'api-spec/used-by-portal.txt');

const imports = /import\s+(type\s+)?\{([^}]*)\}\s+from\s+'@studio-portal\/sdk\/api\/[^']+'/g;

/**
 * @param {string} source of a module
 * @returns {string[]} names of the functions and hooks that it imports from the SDK's calls
 */
export const importedCalls = (source) =>
  [...source.matchAll(imports)].flatMap(([, isType, names = '']) =>
    isType
      ? []
      : names
          .split(',')
          .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
          .filter((name) => name !== '' && !name.startsWith('type ')),
  );

/**
 * @param {string} operationId
 * @returns {string[]} names that the SDK generates for it
 */
function generatedNames(operationId) {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  return [
    operationId,
    ...['', 'Suspense', 'Infinite'].map((kind) => `use${name}${kind}`),
    ...['Query', 'InfiniteQuery', 'Mutation'].flatMap((kind) =>
      ['Options', 'Key'].map((part) => `get${name}${kind}${part}`),
    ),
    `get${name}Url`,
    `prefetch${name}Query`,
  ];
}

/**
 * @param {readonly string[]} names imported
 * @param {readonly string[]} operationIds of the description
 * @returns {string[]} operations, sorted
 * @throws UserError for a name that belongs to no operation
 */
export function usedOperations(names, operationIds) {
  const operations = new Map(
    operationIds.flatMap((id) => generatedNames(id).map((name) => [name, id])),
  );
  const unknown = names.filter((name) => !operations.has(name));
  if (unknown.length > 0)
    throw new UserError(
      `The portal imports ${unknown.join(', ')} from the SDK's calls, which belongs to no operation. Add its form to scripts/usedBy.mjs.`,
    );
  return [...new Set(names.map((name) => operations.get(name) ?? ''))].toSorted();
}

/** @returns {string[]} */
function operationIds() {
  const { paths } = JSON.parse(readFileSync(join(root, 'api-spec/dist/openapi.json'), 'utf8'));
  return Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => (operationId ? [operationId] : [])),
  );
}

/** @param {readonly string[]} args */
function run(args) {
  const files = globSync('apps/portal/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
  const names = files.flatMap((file) => importedCalls(readFileSync(join(root, file), 'utf8')));
  const used = usedOperations(names, operationIds());
  if (args.includes('--fix')) {
    writeFileSync(list, used.map((id) => `${id}\n`).join(''));
    return 0;
  }
  const listed = readFileSync(list, 'utf8').trim().split('\n');
  const problems = [
    ...used.filter((id) => !listed.includes(id)).map((id) => `  ${id} is imported but not listed`),
    ...listed.filter((id) => !used.includes(id)).map((id) => `  ${id} is listed but not imported`),
  ];
  if (problems.length > 0)
    throw new UserError(
      `api-spec/used-by-portal.txt differs from the imports of apps/portal/src:\n${problems.join('\n')}\nRun npm run fix, then npm run gen.`,
    );
  return 0;
}

if (import.meta.main) await main(async () => run(process.argv.slice(2)));
