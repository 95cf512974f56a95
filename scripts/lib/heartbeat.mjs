import { stripVTControlCharacters } from 'node:util';
import { duration } from './outcome.mjs';

const everyMilliseconds = 30_000;

/**
 * Says every half minute what is going on, so that nobody takes a long test for a stuck one.
 * @returns {{ saw: (id: string, text?: string) => void, stop: () => void }} `saw` is told which task
 *   does something, and its last words
 */
export function heartbeat() {
  const startedAt = performance.now();
  let latest = 'starting';
  const timer = setInterval(() => {
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(`  … ${duration(seconds)}, ${latest}\n`);
  }, everyMilliseconds);
  timer.unref();
  return {
    saw(id, text) {
      const name = id.replace('@studio-portal/', '').replace('#', ' ');
      // Cut off in the middle, a colour would bleed into the next line.
      const words = stripVTControlCharacters(text ?? '').trim();
      latest = words ? `${name}: ${words.slice(0, 90)}` : name;
    },
    stop: () => clearInterval(timer),
  };
}
