import { rmSync } from 'node:fs';
import { run as runProgram } from '../lib/run.mjs';
import { atMost, beside, median } from './lib/rows.mjs';
import { applicationWithPackedSdk } from './lib/typecheck-app.mjs';

export const title = 'Type check of an application that imports one hook from the packed package';

const rounds = 9;

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const { folder, write } = await applicationWithPackedSdk();
  write('wrong');
  if ((await runProgram('tsc', ['-p', folder])).code === 0) {
    throw new Error('An application that misuses an answer compiles: the SDK reached it as any.');
  }
  /** @type {{ hook: number[], none: number[] }} */
  const seconds = { hook: [], none: [] };
  for (let round = -1; round < rounds; round++) {
    for (const kind of /** @type {const} */ (['hook', 'none'])) {
      write(kind);
      const result = await runProgram('tsc', ['-p', folder]);
      if (result.code !== 0) throw new Error(result.output);
      if (round >= 0) seconds[kind].push(result.seconds);
    }
  }
  rmSync(folder, { recursive: true, force: true });
  const hook = median(seconds.hook);
  const none = median(seconds.none);
  return [
    atMost('type check, one hook more', hook - none, 0.1, 's', 2),
    beside('the application with and without it', `${hook.toFixed(2)} s, ${none.toFixed(2)} s`),
  ];
}
