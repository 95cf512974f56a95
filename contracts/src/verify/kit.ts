import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from '../../provider/results.ts';

const packageFile = new URL('../../provider/package.json', import.meta.url);
const { bin }: { bin: Record<string, string> } = JSON.parse(readFileSync(packageFile, 'utf8'));

/** The command that backend teams run, as the package names it. */
const command = fileURLToPath(new URL(bin['studio-portal-verify'] ?? '', packageFile));

/** Those that the contract tests have just written, not those that were there when the kit was built. */
const pacts = fileURLToPath(new URL('../../pacts/', import.meta.url));

/** How long one run may take, in milliseconds; that of all pacts takes half a minute. */
const limit = 20 * 60_000;

/** What the command came to. */
export interface KitRun {
  code: number;
  /** What it printed. */
  text: string;
  results: Result[];
}

/**
 * Runs the command of the provider kit, built as it is published, in a process of its own.
 * @param args besides `--json`; what is named last counts, so `--pacts` goes before the pacts of the contract tests
 * @throws Error with what it printed when it could not run
 */
export async function runKit(args: readonly string[]): Promise<KitRun> {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  const json = join(folder, 'results.json');
  try {
    const child = spawn(process.execPath, [command, '--pacts', pacts, ...args, '--json', json], {
      timeout: limit,
      killSignal: 'SIGKILL',
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
    }
    const [code, signal] = await once(child, 'close');
    if (code !== 0 && code !== 1)
      throw new Error(
        `studio-portal-verify ended with ${code ?? `${signal} (it may take ${limit / 60_000} minutes)`}:\n${text}`,
      );
    const results: Result[] = JSON.parse(readFileSync(json, 'utf8'));
    return { code, text, results };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
