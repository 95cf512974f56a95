import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Where this file lies tells where the repository is; the tests lint a copy of it elsewhere.
const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * @param {string} file absolute path of the file being linted
 * @returns {string} relative to the root of the repository, forward slashes
 */
export const fromRoot = (file) => relative(root, file).replaceAll('\\', '/');

/**
 * What an import names, as a path from the root when it is relative, as it stands otherwise.
 * @param {string} file the importing file, relative to the root
 * @param {string} specifier e.g. `../../lib/dates.ts` or `@studio-portal/sdk/types`
 */
export function targetOf(file, specifier) {
  if (!specifier.startsWith('.')) return specifier;
  return join(dirname(file), specifier).replaceAll('\\', '/');
}

/**
 * Calls back for every way a module can name another: import, export … from, import(), types.
 * @param {(node: any, specifier: string) => void} visit
 */
export function eachImport(visit) {
  const bySource = (/** @type {any} */ node) => {
    if (typeof node.source?.value === 'string') visit(node.source, node.source.value);
  };
  return {
    ImportDeclaration: bySource,
    ExportNamedDeclaration: bySource,
    ExportAllDeclaration: bySource,
    ImportExpression: bySource,
    TSImportType(/** @type {any} */ node) {
      bySource({ source: node.source ?? node.argument });
    },
  };
}
