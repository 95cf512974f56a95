import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { listOperations } from '../reference/apiDescription.ts';
import { run } from './run.ts';
import { repository } from './snippets.ts';

type Operations = ReturnType<typeof listOperations>;

const folder = fileURLToPath(new URL('../.results/samples', import.meta.url));

/**
 * Compiles the reference's samples; the compiler takes a tenth of a second for each client's types.
 * @throws Error with the compiler's output
 */
export function compileSamples(hooks: Operations, clients: Operations): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (some: Operations, sample: number, ending: string) => {
    for (const { operation } of some) {
      const { operationId, 'x-codeSamples': samples = [] } = operation;
      writeFileSync(join(folder, `${operationId}${ending}`), samples[sample]?.source ?? '');
    }
  };
  write(hooks, 0, '.tsx');
  write(clients, 1, '.client.ts');
  const config = { extends: join(repository, 'tsconfig.base.json') };
  const compilerOptions = { types: ['node'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, compilerOptions }));
  const tsc = join(repository, 'node_modules/typescript/bin/tsc');
  return run(process.execPath, [tsc, '-p', '.'], folder, 300_000);
}
