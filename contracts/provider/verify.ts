import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNumberedPacts } from './numberedPacts.ts';
import type { KitInteraction, TagPact } from './pacts.ts';
import { promiseMismatches } from './promiseCheck.ts';
import { startRecorder, type Exchange } from './recorder.ts';
import { stateMismatches, type Mismatch, type NativeResult, type Result } from './results.ts';
import { runVerifier } from './runVerifier.ts';
import { schemaCheck, type SchemaCheck } from './schemaCheck.ts';

/** Verified pacts and the results of their interactions. */
export interface Verification {
  pacts: readonly TagPact[];
  results: readonly Result[];
}

/** Addresses of a backend and its states endpoint. */
interface Backend {
  baseUrl: string;
  statesUrl: string;
}

function extraMismatches(
  { description, comments }: KitInteraction,
  exchange: Exchange,
  check: SchemaCheck,
): Mismatch[] {
  const { answer } = exchange;
  const [operationId = '', status] = description.split(' ');
  // Pact reports an unexpected status, and nothing is known about its body.
  if (!answer || answer.status !== Number(status)) return [];
  const faults = check(operationId, answer);
  // Times can only be checked in valid JSON.
  if (faults.some(({ where }) => where === 'body')) return faults;
  return [...faults, ...promiseMismatches(comments?.promises ?? {}, answer, exchange)];
}

/** Combines the results: a response must satisfy Pact, the schema and the pact's promises. */
function buildResult(
  { description, passed, mismatches }: NativeResult,
  exchange: Exchange,
  besides: readonly Mismatch[],
): Result {
  const states = stateMismatches(exchange.states);
  const { failure } = exchange;
  const silence = { where: 'answer', expected: 'one', actual: 'none' };
  const sendingMismatches = failure === null ? states : [{ ...silence, says: failure }];
  // Skip mismatches that Pact has already reported for the same location.
  const reportedPlaces = new Set(mismatches.map(({ where }) => where));
  const others = besides.filter(({ where }) => !reportedPlaces.has(where));
  return {
    description,
    passed: passed && besides.length === 0 && sendingMismatches.length === 0,
    mismatches: sendingMismatches.length > 0 ? sendingMismatches : [...mismatches, ...others],
    exchange,
  };
}

/**
 * Verifies a backend against pacts.
 * @returns the result of each interaction, with its requests and responses
 * @throws Error with the verifier's output if it could not run
 */
export async function verify(backend: Backend, pacts: readonly TagPact[]): Promise<Result[]> {
  const check = schemaCheck();
  const recorder = await startRecorder(backend.baseUrl, backend.statesUrl);
  const folder = mkdtempSync(join(tmpdir(), 'studio-portal-verify-'));
  try {
    const { files, numbers } = writeNumberedPacts(pacts, folder);
    const { url, statesUrl } = recorder;
    const native = await runVerifier({ baseUrl: url, statesUrl, pacts: files });
    const interactions = new Map(
      pacts.flatMap(({ pact }) => pact.interactions.map((one) => [one.description, one] as const)),
    );
    return native.flatMap((result) => {
      const interaction = interactions.get(result.description);
      if (!interaction) return [];
      const exchange = recorder.getExchange(numbers.get(result.description) ?? -1);
      return [buildResult(result, exchange, extraMismatches(interaction, exchange, check))];
    });
  } finally {
    await recorder.stop();
    rmSync(folder, { recursive: true });
  }
}
