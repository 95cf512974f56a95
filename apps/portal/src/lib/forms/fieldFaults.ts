import { ApiError } from '@studio-portal/sdk';
import type { FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { FieldFault } from '@studio-portal/ui/ErrorSummary';

/** The id of the input of a field: what the summary links to. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

/** The faults of a form with the names of their fields, in the order of the fields, for the summary. */
export function fieldFaults<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: Readonly<Record<keyof Values & string, string>>,
): FieldFault[] {
  return Object.entries<string>(labels).flatMap(([name, label]) => {
    const message: unknown = errors[name]?.message;
    return typeof message === 'string'
      ? [{ fieldId: fieldId(name), message: `${label}: ${message}` }]
      : [];
  });
}

/**
 * Puts what the server found wrong beside the fields it names (typed arguments of type FIELD); answers whether every fault
 * found its field, so that the caller shows the rest above the button. `names` maps the request's paths to the form's fields.
 */
export function applyServerFaults<Values extends FieldValues>(
  error: unknown,
  names: Readonly<Record<string, Path<Values>>>,
  setError: UseFormSetError<Values>,
  message: string,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const fields = error.items.map(
    (item) => item.typedArgs.find((arg) => arg.type === 'FIELD')?.value,
  );
  let all = fields.length > 0;
  for (const field of fields) {
    const name = field === undefined ? undefined : names[field];
    if (name) setError(name, { type: 'server', message });
    else all = false;
  }
  return all;
}
