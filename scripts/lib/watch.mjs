import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** Editors write a file in several steps; what comes within this many milliseconds is one change. */
const settle = 150;

/**
 * Calls back after files have changed, once for changes close together and never while the callback
 * still works: changes that come meanwhile are answered by one more call.
 * @param {string[]} paths files and folders (with all below them), relative to the root
 * @param {(changed: string) => Promise<void>} onChange gets the last file that changed
 * @returns {() => void} stops watching
 */
export function watchPaths(paths, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let working = false;
  /** @type {string | undefined} */
  let waiting;
  const work = async (/** @type {string} */ changed) => {
    if (working) {
      waiting = changed;
      return;
    }
    working = true;
    waiting = undefined;
    await onChange(changed);
    working = false;
    if (waiting) await work(waiting);
  };
  const watchers = paths
    .filter((path) => existsSync(join(root, path)))
    .map((path) =>
      watch(join(root, path), { recursive: true }, (_event, name) => {
        clearTimeout(timer);
        timer = setTimeout(() => void work(name ? join(path, name) : path), settle);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
