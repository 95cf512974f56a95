/** One thing that an answer did not fulfil. */
export interface Mismatch {
  /** Where: `status`, a header, or a JSON path of the body. */
  where: string;
  expected: string;
  actual: string;
  says: string;
}

/** What became of one interaction. */
export interface Result {
  /** Begins with the operationId. */
  description: string;
  passed: boolean;
  mismatches: Mismatch[];
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

/** Reads the native verifier's report. */
export const resultsOf = (report: NativeReport): Result[] =>
  report.interactionResults.map(({ description, result, mismatch }) => ({
    description,
    passed: result === 'OK',
    mismatches: mismatchesOf(mismatch),
  }));
