import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from '../../provider/results.ts';

const packageFile = new URL('../../provider/package.json', import.meta.url);
const { bin }: { bin: Record<string, string> } = JSON.parse(readFileSync(packageFile, 'utf8'));

/** Command that backend teams run, from the package manifest. */
const command = fileURLToPath(new URL(bin['studio-portal-verify'] ?? '', packageFile));

/** Pacts written by the latest test run, which may be newer than those in the built kit. */
const pacts = fileURLToPath(new URL('../../pacts/', import.meta.url));

/** Time limit per run in milliseconds; all pacts take half a minute. */
const limit = 20 * 60_000;

/** Result of running the command. */
export interface KitRun {
  code: number;
  /** Output of the command. */
  text: string;
  results: Result[];
}

/**
 * Runs the built command of the provider kit in a separate process, for all operations.
 * @param args options except `--json`; repeated options override earlier ones, so `--pacts`
 * replaces the recorded pacts
 * @throws Error with the output if it could not run
 */
export async function runKit(args: readonly string[]): Promise<KitRun> {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  const json = join(folder, 'results.json');
  try {
    const child = spawn(
      process.execPath,
      [command, '--all', '--pacts', pacts, ...args, '--json', json],
      {
        timeout: limit,
        killSignal: 'SIGKILL',
      },
    );
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
    }
    const [code, signal] = await once(child, 'close');
    if (code !== 0 && code !== 1)
      throw new Error(
        `studio-portal-verify exited with ${code ?? `${signal} (time limit: ${limit / 60_000} minutes)`}:\n${text}`,
      );
    const results: Result[] = JSON.parse(readFileSync(json, 'utf8'));
    return { code, text, results };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
