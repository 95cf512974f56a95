import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bootstrap/paths.mjs';

/**
 * A page of 50 rows, each the description's own example of a row.
 * @param {string} path of an operation that answers GET with an array
 * @returns {string} JSON
 */
export function pageOfRows(path) {
  const description = JSON.parse(readFileSync(join(root, 'api-spec/dist/openapi.json'), 'utf8'));
  const resolve = (/** @type {any} */ node) => {
    if (!node?.$ref) return node;
    const keys = /** @type {string[]} */ (node.$ref.slice(2).split('/'));
    return keys.reduce((at, key) => at[key.replaceAll('~1', '/')], description);
  };
  const { examples } = resolve(description.paths[path].get.responses['200']).content[
    'application/json'
  ];
  const [row] = resolve(Object.values(examples)[0]).value;
  return JSON.stringify(Array.from({ length: 50 }, () => row));
}
