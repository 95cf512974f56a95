import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { validationMessages } from '../../../lib/forms/messages.ts';

/** Both fields are required, nothing more: what is wrong with them only the server may say (specification 1, section 5). */
export function loginSchema(intl: IntlShape) {
  const required = z
    .string()
    .check(z.minLength(1, intl.formatMessage(validationMessages.required)));
  return z.object({ username: required, password: required });
}

export type LoginValues = z.infer<ReturnType<typeof loginSchema>>;
