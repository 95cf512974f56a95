import { useEffect } from 'react';
import { useParams } from 'react-router';
import { reportError } from '../errorReports/reportError.ts';

/**
 * Reads a path parameter that must be a positive integer. Otherwise returns undefined and reports
 * an error (spec 2.3).
 */
export function useNumericParam(name: string): number | undefined {
  const text = useParams()[name] ?? '';
  const valid = /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text));
  useEffect(() => {
    if (valid) return;
    const error = new RangeError(
      `The address holds "${text}" where a number is expected (${name}).`,
    );
    console.error(error.message);
    reportError(error, 'address');
  }, [valid, text, name]);
  return valid ? Number(text) : undefined;
}
