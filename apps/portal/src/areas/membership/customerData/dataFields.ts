import type {
  SaveAddressDataRequest,
  SaveContactDataRequest,
  SavePersonalDataRequest,
} from '@studio-portal/sdk/types';
import { SaveAddressDataRequest as AddressSchema } from '@studio-portal/sdk/zod/schemas/SaveAddressDataRequest';
import { SaveContactDataRequest as ContactSchema } from '@studio-portal/sdk/zod/schemas/SaveContactDataRequest';
import { SavePersonalDataRequest as PersonalSchema } from '@studio-portal/sdk/zod/schemas/SavePersonalDataRequest';
import { isDocumentType, isGender } from '../../joining/signing/identity.ts';
import { identityFields } from '../../joining/signing/identityFields.ts';
import { isDay, toWire } from '../../../lib/dates/dates.ts';
import { hasProvinces } from '../../../lib/forms/hasProvinces.ts';
import { type ValuesOf, withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { addressFields, personFields } from '../../../lib/forms/personFields.ts';

/** Fields for personal data; only name and date of birth are required. */
export const personalFields = withSchemas(
  {
    firstname: personFields.firstname,
    lastname: personFields.lastname,
    dateOfBirth: personFields.dateOfBirth,
    ...identityFields,
  },
  PersonalSchema.shape,
);

/** Fields for the address. */
export const addressDataFields = withSchemas(
  {
    ...addressFields,
    provinceCode: { ...addressFields.provinceCode, codes: ['customerdata.error.provinceunknown'] },
  },
  AddressSchema.shape,
);

/** Fields for contact data. */
export const contactDataFields = withSchemas(
  { email: personFields.email, phone: personFields.phone },
  ContactSchema.shape,
);

const orNull = (text: string): string | null => text.trim() || null;

/** Converts form values to the request; undefined without a date of birth. */
export function toPersonalRequest(
  values: ValuesOf<typeof personalFields>,
): SavePersonalDataRequest | undefined {
  const { firstname, lastname, dateOfBirth, gender, documentType } = values;
  if (!isDay(dateOfBirth)) return undefined;
  return {
    firstname,
    lastname,
    dateOfBirth: toWire(dateOfBirth),
    gender: isGender(gender) ? gender : null,
    placeOfBirth: orNull(values.placeOfBirth),
    countryOfBirth: orNull(values.countryOfBirth),
    documentType: isDocumentType(documentType) ? documentType : null,
    documentNumber: orNull(values.documentNumber),
  };
}

/** Converts form values to the request. */
export const toAddressRequest = (
  values: ValuesOf<typeof addressDataFields>,
): SaveAddressDataRequest => ({
  street: values.street,
  houseNumber: orNull(values.houseNumber),
  zipCode: values.zipCode,
  city: values.city,
  provinceCode: hasProvinces(values.countryCode) ? orNull(values.provinceCode) : null,
  countryCode: values.countryCode,
});

export const toContactRequest = (
  values: ValuesOf<typeof contactDataFields>,
): SaveContactDataRequest => ({ email: values.email, phone: orNull(values.phone) });
