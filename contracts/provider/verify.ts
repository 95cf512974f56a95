import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNumbered } from './numbered.ts';
import type { KitInteraction, TagPact } from './pacts.ts';
import { promiseFaults } from './promiseCheck.ts';
import { startRecorder, type Exchange } from './recorder.ts';
import { stateFaults, type Mismatch, type NativeResult, type Result } from './results.ts';
import { runVerifier } from './runVerifier.ts';
import { schemaCheck, type SchemaCheck } from './schemaCheck.ts';

/** Where a backend is, and where its states are set. */
interface Backend {
  baseUrl: string;
  statesUrl: string;
}

function besidesPact(
  { description, comments }: KitInteraction,
  exchange: Exchange,
  check: SchemaCheck,
): Mismatch[] {
  const { answer } = exchange;
  const [operationId = '', status] = description.split(' ');
  // Of another status Pact says it, and of its body nothing was promised.
  if (!answer || answer.status !== Number(status)) return [];
  const faults = check(operationId, answer);
  // What is not even JSON has no times.
  if (faults.some(({ where }) => where === 'body')) return faults;
  return [...faults, ...promiseFaults(comments?.promises ?? {}, answer, exchange)];
}

/** An answer passes when Pact, the schema of the description and what the pact promises besides all say so. */
function judged(
  { description, passed, mismatches }: NativeResult,
  exchange: Exchange,
  besides: readonly Mismatch[],
): Result {
  const states = stateFaults(exchange.states);
  const { failure } = exchange;
  const silence = { where: 'answer', expected: 'one', actual: 'none' };
  const instead = failure === null ? states : [{ ...silence, says: failure }];
  // What Pact has said of a place need not be said twice.
  const said = new Set(mismatches.map(({ where }) => where));
  const others = besides.filter(({ where }) => !said.has(where));
  return {
    description,
    passed: passed && besides.length === 0 && instead.length === 0,
    mismatches: instead.length > 0 ? instead : [...mismatches, ...others],
    exchange,
  };
}

/**
 * Verifies a backend against pacts.
 * @returns what became of each interaction, with all that went over the wire for it
 * @throws Error when the verifier could not run, with what it printed
 */
export async function verify(backend: Backend, pacts: readonly TagPact[]): Promise<Result[]> {
  const check = schemaCheck();
  const recorder = await startRecorder(backend.baseUrl, backend.statesUrl);
  const folder = mkdtempSync(join(tmpdir(), 'studio-portal-verify-'));
  try {
    const { files, numbers } = writeNumbered(pacts, folder);
    const { url, statesUrl } = recorder;
    const native = await runVerifier({ baseUrl: url, statesUrl, pacts: files });
    const interactions = new Map(
      pacts.flatMap(({ pact }) => pact.interactions.map((one) => [one.description, one] as const)),
    );
    return native.flatMap((result) => {
      const interaction = interactions.get(result.description);
      if (!interaction) return [];
      const exchange = recorder.exchangeOf(numbers.get(result.description) ?? -1);
      return [judged(result, exchange, besidesPact(interaction, exchange, check))];
    });
  } finally {
    await recorder.stop();
    rmSync(folder, { recursive: true });
  }
}
