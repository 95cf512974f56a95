import { isStateSet, type Exchange, type StateSetup } from './recorder.ts';

/** A difference between expected and actual response. */
export interface Mismatch {
  /** Location: `status`, a header, or a JSON path of the body. */
  where: string;
  expected: string;
  actual: string;
  says: string;
}

/** Pact's result for one interaction. */
export interface NativeResult {
  /** Starts with the operationId. */
  description: string;
  passed: boolean;
  mismatches: Mismatch[];
}

/** Final result for one interaction. */
export interface Result extends NativeResult {
  exchange: Exchange;
}

/** The fields of the native verifier's report that are read here. */
export interface NativeReport {
  interactionResults: {
    description: string;
    result: string;
    mismatch?: NativeMismatch;
  }[];
  errors: { interaction: string; mismatch?: NativeMismatch }[];
}

interface NativeMismatch {
  type: string;
  message?: string;
  mismatches?: {
    type: string;
    path?: string;
    key?: string;
    expected?: unknown;
    actual?: unknown;
    mismatch?: string;
  }[];
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

/** A wrong status explains the mismatches of headers and body, so it comes first. */
const statusFirst = (a: Mismatch, b: Mismatch): number =>
  Number(b.where === 'status') - Number(a.where === 'status');

const describePlace = (type: string, path?: string, key?: string): string => {
  if (type === 'StatusMismatch') return 'status';
  if (key !== undefined) return `header ${key}`;
  return path ?? 'body';
};

function parseMismatches(mismatch: NativeMismatch | undefined): Mismatch[] {
  if (!mismatch) return [];
  if (!mismatch.mismatches) {
    const says = mismatch.message ?? JSON.stringify(mismatch);
    return [{ where: 'request', expected: 'an answer', actual: 'none', says }];
  }
  return mismatch.mismatches
    .map(({ type, path, key, expected, actual, mismatch: says = type }) => ({
      where: describePlace(type, path, key),
      expected: toText(expected),
      actual: toText(actual),
      says,
    }))
    .toSorted(statusFirst);
}

/** Converts states that could not be set up to mismatches. */
export const stateMismatches = (states: readonly StateSetup[]): Mismatch[] =>
  states
    .filter((setup) => !isStateSet(setup))
    .map(({ state, params, status, text }) => ({
      where: `state "${state}" ${JSON.stringify(params)}`,
      expected: 'a status from 200 to 299',
      actual: `${status === 0 ? 'nothing:' : status} ${text}`,
      says: 'The states endpoint did not set up the state, so the request was skipped. See the README of the kit.',
    }));

/** A state that the backend does not support yet. */
const isNotBuilt = ({ status }: StateSetup): boolean => status === 501;

/**
 * Returns the states that an interaction waits for because the states endpoint answers 501; empty if
 * it was verified or failed for another reason.
 */
export function statesToBuild({ exchange }: Result): string[] {
  const unset = exchange.states.filter((setup) => !isStateSet(setup));
  return unset.every(isNotBuilt) ? unset.map(({ state }) => state) : [];
}

/** Reads the results from the native verifier's report. */
export const parseReport = (report: NativeReport): NativeResult[] =>
  report.interactionResults.map(({ description, result, mismatch }) => ({
    description,
    passed: result === 'OK',
    mismatches: parseMismatches(mismatch),
  }));
