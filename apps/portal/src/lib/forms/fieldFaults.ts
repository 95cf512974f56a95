import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FieldFault } from '@studio-portal/ui/ErrorSummary';

/** The id of the input of a field in the form that `form` names: what the summary links to. */
export const fieldId = (form: string, name: string): string =>
  `${form}-${name.replaceAll('.', '-')}`;

/** The faults of a form with the names of their fields, in the order of the fields, for the summary. */
export function fieldFaults<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: Readonly<Record<keyof Values & string, string>>,
  form: string,
): FieldFault[] {
  return Object.entries<string>(labels).flatMap(([name, label]) => {
    const message: unknown = errors[name]?.message;
    return typeof message === 'string'
      ? [{ fieldId: fieldId(form, name), message: `${label}: ${message}` }]
      : [];
  });
}
