import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** Licences that ask for no more than their text to be kept. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // fonts
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Whether a licence expression leaves us a choice we allow, e.g. `(MPL-2.0 OR Apache-2.0)`.
 * @param {string} expression SPDX
 */
export function isAllowed(expression) {
  return expression
    .replaceAll(/[()]/g, '')
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((licence) => allowed.has(licence.trim())));
}

/**
 * @param {string} path key in package-lock.json
 * @returns {string | undefined} what the installed package says itself
 */
function installedLicence(path) {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).license ?? licenceText(path);
}

/**
 * @param {string} path key in package-lock.json
 * @returns {string | undefined} of a package that names none but brings its text
 */
function licenceText(path) {
  const file = join(root, path, 'LICENSE');
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8').startsWith('MIT License') ? 'MIT' : undefined;
}

/** @type {import('./repository.mjs').ShapeRule} */
export const licences = {
  name: 'licences',
  says: 'what we ship depends on packages with permissive licences alone (the list stands in scripts/shape/licences.mjs).',
  find: ({ read }) =>
    Object.entries(JSON.parse(read('package-lock.json')).packages).flatMap(([path, entry]) => {
      if (!path.includes('node_modules/') || entry.dev || entry.devOptional || entry.link)
        return [];
      const licence = entry.license ?? installedLicence(path);
      // A package of another platform, of the same family as the one that is installed here.
      if (!licence && entry.optional) return [];
      return licence && isAllowed(licence) ? [] : [`${path}: ${licence ?? 'no licence named'}`];
    }),
};
