import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { UserError } from '../bootstrap/user-error.mjs';

/**
 * @typedef {object} Written
 * @property {string[]} written the files that are new or changed, absolute
 * @property {string[]} toDo what is left to whoever asked, one line each
 */

/**
 * Writes something empty into a portal.
 * @typedef {(portal: string, path: string) => Written | Promise<Written>} Writer
 *   `portal` is the folder of the portal, `path` what was asked for; what is wrong with it is a UserError
 */

/** @param {string} name e.g. `vouchers` or `day-tickets` */
export const pascal = (name) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {string} name e.g. `day-tickets` */
export const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Writes files that are not there yet; none when one of them is.
 * @param {Record<string, string>} files absolute path → text
 * @returns {string[]} their paths
 */
export function writeNew(files) {
  const taken = Object.keys(files).find((path) => existsSync(path));
  if (taken) throw new UserError(`${relative(root, taken)} is there already; nothing was written.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return Object.keys(files);
}

/**
 * Puts something else in place of a text that a file has exactly once.
 * @param {string} path
 * @param {string | RegExp} text
 * @param {string} other
 */
export function replaceOnce(path, text, other) {
  const before = readFileSync(path, 'utf8');
  if (before.split(text).length !== 2)
    throw new Error(`${path} does not say ${String(text)} just once.`);
  writeFileSync(
    path,
    before.replace(text, () => other),
  );
}

/** @param {string} portal */
export const features = (portal) => join(portal, 'src/features');
