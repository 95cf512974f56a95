import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { workspaces } from '../lib/workspaces.mjs';

/**
 * What shape rules look at.
 * @typedef {object} Repository
 * @property {string[]} files every file that is or could be committed, relative to the root, forward
 *   slashes
 * @property {string[]} workspaces their folders
 * @property {(path: string) => string} read the text of a file; empty for a binary one
 */

/**
 * @typedef {object} ShapeRule
 * @property {string} name
 * @property {string} says the rule and what to do when it is broken, in a sentence
 * @property {(repository: Repository) => string[]} find one line for each problem
 */

/**
 * The files git tracks and the new ones it does not ignore, so that a rule speaks up before the
 * commit.
 * @param {string} [folder] the root of the clone
 * @returns {Repository}
 */
export function readRepository(folder = root) {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  /** @type {Map<string, string>} */
  const texts = new Map();
  return {
    files: [
      ...new Set(listed.split('\0').filter((path) => path && existsSync(join(folder, path)))),
    ],
    workspaces: workspaces(folder).map((workspace) => workspace.folder),
    read(path) {
      const known = texts.get(path);
      if (known !== undefined) return known;
      const text = readFileSync(join(folder, path), 'utf8');
      const kept = text.includes('\0') ? '' : text;
      texts.set(path, kept);
      return kept;
    },
  };
}

/** @param {string} path */
export const isGenerated = (path) =>
  /(^|\/)(generated|dist|pacts|drizzle)\//.test(path) || path === 'package-lock.json';

/** @param {string} path */
export const isHandwrittenSource = (path) =>
  /\.(ts|tsx|mts|mjs|js|jsx)$/.test(path) && !isGenerated(path);

/**
 * How many lines a file has, the way an editor counts.
 * @param {string} text
 */
export const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/**
 * The lines of a file that match, as `path:line: text`.
 * @param {Repository} repository
 * @param {string} path
 * @param {RegExp} pattern without the g flag
 */
export function matchingLines(repository, path, pattern) {
  const text = repository.read(path);
  if (!pattern.test(text)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
    );
}
