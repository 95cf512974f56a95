import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {object} Chunk
 * @property {number} bytes gzipped
 * @property {string[]} needs chunks it imports: they load with it
 * @property {string[]} lazy chunks it loads on demand
 */

const names = (/** @type {string} */ text, /** @type {RegExp} */ pattern) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => String(name))),
];

/**
 * The JavaScript of a production build and how its files hang together.
 * @param {string} folder with the built .js files, flat
 * @returns {Map<string, Chunk>} by file name
 */
export function readChunks(folder) {
  return new Map(
    globSync('*.js', { cwd: folder }).map((file) => {
      const code = readFileSync(join(folder, file));
      const text = code.toString();
      return [
        file,
        {
          bytes: gzipSync(code, { level: 9 }).length,
          needs: names(text, /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g),
          lazy: names(text, /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g),
        },
      ];
    }),
  );
}

/**
 * A chunk and everything that loads with it.
 * @param {Map<string, Chunk>} chunks
 * @param {string} file
 * @param {Set<string>} [seen]
 * @returns {Set<string>}
 */
export function withNeeds(chunks, file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const needed of chunks.get(file)?.needs ?? []) withNeeds(chunks, needed, seen);
  return seen;
}

/**
 * What each part that is loaded on demand adds to what a page has loaded already.
 * @param {Map<string, Chunk>} chunks
 * @param {Set<string>} loaded file names
 * @returns {{ file: string, bytes: number }[]} largest first
 */
export function extraBytes(chunks, loaded) {
  const lazy = new Set([...chunks.values()].flatMap((chunk) => chunk.lazy));
  return [...lazy]
    .filter((file) => !loaded.has(file))
    .map((file) => ({
      file,
      bytes: [...withNeeds(chunks, file)]
        .filter((needed) => !loaded.has(needed))
        .reduce((sum, needed) => sum + (chunks.get(needed)?.bytes ?? 0), 0),
    }))
    .toSorted((a, b) => b.bytes - a.bytes);
}
