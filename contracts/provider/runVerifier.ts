import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseReport, type NativeReport, type NativeResult } from './results.ts';
import type { VerifierOutcome, VerifierRun } from './runner.ts';

const own = import.meta.url;
const runner = new URL(own.endsWith('.ts') ? './runner.ts' : './runner.js', own);

/** Time limit for a verification in milliseconds; the sandbox takes twenty seconds. */
const limit = 20 * 60_000;

/** If the environment names a broker, Pact would verify its pacts as well. */
const withoutBroker = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => name !== 'PACT_BROKER_BASE_URL'));

/**
 * Verifies a provider against pacts in a separate process.
 * @throws Error with the last output if the verifier could not run
 */
export async function runVerifier(run: VerifierRun): Promise<NativeResult[]> {
  const child = fork(runner, {
    silent: true,
    env: withoutBroker(process.env),
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-4000);
    });
  }
  let ran: VerifierOutcome | undefined;
  child.once('message', (message: VerifierOutcome) => {
    ran = message;
  });
  child.send(run);
  const [code, signal] = await once(child, 'close');
  if (ran && 'report' in ran) {
    const report: NativeReport = JSON.parse(ran.report);
    return parseReport(report);
  }
  const overdue = `it was stopped after ${limit / 60_000} minutes; use --tag to verify fewer pacts`;
  const why = ran?.failure ?? (signal === 'SIGKILL' ? overdue : `it exited with ${code}`);
  throw new Error(`The verifier could not run: ${why}\n${printed.trim()}`);
}
