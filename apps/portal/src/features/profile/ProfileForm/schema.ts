import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { fieldsIn } from '../../../lib/forms/fields.ts';

/** Only the name is asked for; lengths and patterns are those of SaveProfileRequest and SaveContactsRequest. */
export function profileSchema(intl: IntlShape) {
  const { name, optionalBirthday, phone, text } = fieldsIn(intl);
  return z.object({
    firstname: name(),
    lastname: name(),
    dateOfBirth: optionalBirthday(),
    locale: text(5),
    phone: phone(),
    street: text(120),
    houseNumber: text(20),
    zipCode: text(12),
    city: text(100),
    provinceCode: text(10),
    countryCode: text(2),
  });
}

export type ProfileValues = z.infer<ReturnType<typeof profileSchema>>;
