import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/**
 * @typedef {object} Workspace
 * @property {string} name package name, e.g. `@studio-portal/sdk`
 * @property {string} folder relative to the root, e.g. `packages/sdk`
 * @property {Record<string, string>} scripts
 */

/**
 * The workspaces package.json names, in its order.
 * @param {string} [folder] the root of the clone
 * @returns {Workspace[]}
 */
export function workspaces(folder = root) {
  const { workspaces: globs } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return globSync(globs, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => existsSync(join(folder, path, 'package.json')))
    .map((path) => {
      const manifest = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
      return { name: manifest.name, folder: path, scripts: manifest.scripts ?? {} };
    });
}
