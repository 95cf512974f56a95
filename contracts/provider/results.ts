import { isSet, type Exchange, type StateSetup } from './recorder.ts';

/** One thing that an answer did not fulfil. */
export interface Mismatch {
  /** Where: `status`, a header, or a JSON path of the body. */
  where: string;
  expected: string;
  actual: string;
  says: string;
}

/** What Pact says of one interaction. */
export interface NativeResult {
  /** Begins with the operationId. */
  description: string;
  passed: boolean;
  mismatches: Mismatch[];
}

/** What became of one interaction. */
export interface Result extends NativeResult {
  exchange: Exchange;
}

/** The parts of the native verifier's report that are read here. */
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

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

const placeOf = (type: string, path?: string, key?: string): string => {
  if (type === 'StatusMismatch') return 'status';
  if (key !== undefined) return `header ${key}`;
  return path ?? 'body';
};

function mismatchesOf(mismatch: NativeMismatch | undefined): Mismatch[] {
  if (!mismatch) return [];
  if (!mismatch.mismatches) {
    const says = mismatch.message ?? JSON.stringify(mismatch);
    return [{ where: 'request', expected: 'an answer', actual: 'none', says }];
  }
  return mismatch.mismatches.map(
    ({ type, path, key, expected, actual, mismatch: says = type }) => ({
      where: placeOf(type, path, key),
      expected: asText(expected),
      actual: asText(actual),
      says,
    }),
  );
}

/** The states that could not be set up, each with what the states endpoint answered. */
export const stateFaults = (states: readonly StateSetup[]): Mismatch[] =>
  states
    .filter((setup) => !isSet(setup))
    .map(({ state, params, status, text }) => ({
      where: `state "${state}" ${JSON.stringify(params)}`,
      expected: 'a status from 200 to 299',
      actual: `${status === 0 ? 'nothing:' : status} ${text}`,
      says: 'The states endpoint has not set it up, so nothing was asked: see the README of the kit.',
    }));

/** Reads the native verifier's report. */
export const resultsOf = (report: NativeReport): NativeResult[] =>
  report.interactionResults.map(({ description, result, mismatch }) => ({
    description,
    passed: result === 'OK',
    mismatches: mismatchesOf(mismatch),
  }));
