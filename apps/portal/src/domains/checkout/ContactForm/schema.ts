import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { fieldsIn } from '../../../lib/forms/fields.ts';

/** The contact step; a test holds this schema to the SDK's of CustomerData. */
export function contactSchema(intl: IntlShape) {
  const { birthday, email, name, phone, required, text } = fieldsIn(intl);
  return z.object({
    firstname: name(),
    lastname: name(),
    email: email(),
    phone: phone(),
    dateOfBirth: birthday(),
    street: required(120),
    houseNumber: text(20),
    zipCode: required(12),
    city: required(100),
    countryCode: required(2),
  });
}

export type ContactValues = z.infer<ReturnType<typeof contactSchema>>;
