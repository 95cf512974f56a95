import { createInterface } from 'node:readline';

/**
 * Prints a process's output with its name before each line.
 * @param {string} name
 * @param {import('node:child_process').ChildProcess} child started with piped output
 */
export function printPrefixed(name, child) {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => say(name, line));
  }
}

/**
 * @param {string} name who says it
 * @param {string} text may have several lines
 */
export function say(name, text) {
  for (const line of text.split('\n')) process.stdout.write(`${name.padEnd(11)} │ ${line}\n`);
}
