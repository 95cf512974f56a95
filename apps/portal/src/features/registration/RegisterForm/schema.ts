import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { fieldsIn } from '../../../lib/forms/fields.ts';
import { validationMessages } from '../../../lib/forms/messages.ts';

/** @param hasTerms whether the brand has terms, which have to be accepted then (specification 1, section 5) */
export function registerSchema(intl: IntlShape, hasTerms: boolean) {
  const { accepted, email, name, newPassword } = fieldsIn(intl);
  return z.object({
    firstname: name(),
    lastname: name(),
    email: email(),
    password: newPassword(),
    terms: hasTerms ? accepted(intl.formatMessage(validationMessages.terms)) : z.boolean(),
  });
}

export type RegisterValues = z.infer<ReturnType<typeof registerSchema>>;
