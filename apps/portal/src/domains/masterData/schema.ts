import type { MasterDataField } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { fieldsIn } from '../../lib/forms/fields.ts';
import { validationMessages } from '../../lib/forms/messages.ts';

/** Checks the fields that are missing, all of which are needed; the house number, which not every address has, may come along. */
export function masterDataSchema(intl: IntlShape, missing: readonly MasterDataField[]) {
  const { birthday, email, name, phone, required, text } = fieldsIn(intl);
  const needed = z.minLength(1, intl.formatMessage(validationMessages.required));
  const when = (field: MasterDataField, check: z.ZodMiniString) =>
    missing.includes(field) ? check : z.string();
  return z.object({
    firstname: when('firstname', name()),
    lastname: when('lastname', name()),
    email: when('email', email()),
    dateOfBirth: when('dateOfBirth', birthday()),
    phone: when('phone', phone().check(needed)),
    street: when('street', required(120)),
    houseNumber: text(20),
    zipCode: when('zipCode', required(12)),
    city: when('city', required(100)),
    countryCode: when('countryCode', required(2)),
  });
}

export type MasterDataValues = z.infer<ReturnType<typeof masterDataSchema>>;
