import { existsSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** Editors write a file in several steps; what comes within this many milliseconds is one change. */
const settle = 150;

/** What is made from what we watch; reacting to it would never end. */
const made = /(^|[\\/])(generated|dist|node_modules)([\\/]|$)/;

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
    .map((path) => {
      const isFolder = statSync(join(root, path)).isDirectory();
      return watch(join(root, path), { recursive: isFolder }, (_event, name) => {
        const changed = isFolder && name ? join(path, name) : path;
        if (made.test(changed)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void work(changed), settle);
      });
    });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
