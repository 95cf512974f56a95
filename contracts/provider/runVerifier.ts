import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resultsOf, type NativeReport, type NativeResult } from './results.ts';
import type { Ran, Run } from './runner.ts';

const own = import.meta.url;
const runner = new URL(own.endsWith('.ts') ? './runner.ts' : './runner.js', own);

/** How long a verification may take, in milliseconds; that of the sandbox takes twenty seconds. */
const limit = 20 * 60_000;

/** The address of a broker among the variables would add its pacts to those that are named. */
const withoutBroker = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => name !== 'PACT_BROKER_BASE_URL'));

/**
 * Verifies a provider against pacts.
 * @throws Error when the verifier could not run, with what it printed last
 */
export async function runVerifier(run: Run): Promise<NativeResult[]> {
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
  let ran: Ran | undefined;
  child.once('message', (message: Ran) => {
    ran = message;
  });
  child.send(run);
  const [code, signal] = await once(child, 'close');
  if (ran && 'report' in ran) {
    const report: NativeReport = JSON.parse(ran.report);
    return resultsOf(report);
  }
  const overdue = `it was stopped after ${limit / 60_000} minutes; --tag verifies a part`;
  const why = ran?.failure ?? (signal === 'SIGKILL' ? overdue : `it ended with ${code}`);
  throw new Error(`The verifier could not run: ${why}\n${printed.trim()}`);
}
