import type { IntlShape } from 'react-intl';
import type * as z from 'zod/mini';
import type { FieldInput } from './fieldSpec.ts';
import { validationMessages } from './messages.ts';

/** Messages by `format` of the description. */
const formatMessages: Partial<Record<string, (typeof validationMessages)['email']>> = {
  'idn-email': validationMessages.email,
  date: validationMessages.date,
};

/**
 * Explains in the user's language why zod rejects a value.
 * @param issue its input is undefined when the field is empty
 * @param field undefined for an issue inside a union, whose path does not name the field
 */
export function issueMessage(
  issue: z.core.$ZodRawIssue,
  field: FieldInput | undefined,
  intl: IntlShape,
): string {
  const { missing, invalid } = field ?? {};
  if (issue.input === undefined) return intl.formatMessage(missing ?? validationMessages.required);
  if (issue.code === 'too_small' && issue.origin === 'date')
    return intl.formatMessage(validationMessages.future);
  if (issue.code === 'too_big')
    return issue.origin === 'date'
      ? intl.formatMessage(validationMessages.past)
      : intl.formatMessage(validationMessages.tooLong, { count: Number(issue.maximum) });
  const format = issue.code === 'invalid_format' ? formatMessages[issue.format] : undefined;
  return intl.formatMessage(invalid ?? format ?? validationMessages.refused);
}
