import { EmailAddress } from '@studio-portal/sdk/zod/schemas/EmailAddress';
import { SaveContactsRequest } from '@studio-portal/sdk/zod/schemas/SaveContactsRequest';
import { SaveProfileRequest } from '@studio-portal/sdk/zod/schemas/SaveProfileRequest';
import { type FieldInput, withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { masterDataFields as inputs } from './masterDataFields.ts';

const required = <Input extends FieldInput>(input: Input) => ({ ...input, required: true });

/**
 * The requests accept any subset of the master data; the form requires all shown fields, except
 * house number and state.
 */
export const missingDetailFields = withSchemas(
  {
    ...inputs,
    firstname: required(inputs.firstname),
    lastname: required(inputs.lastname),
    dateOfBirth: required(inputs.dateOfBirth),
    phone: required(inputs.phone),
    street: required(inputs.street),
    zipCode: required(inputs.zipCode),
    city: required(inputs.city),
    countryCode: required(inputs.countryCode),
  },
  // Neither request contains the account's e-mail address.
  { ...SaveProfileRequest.shape, ...SaveContactsRequest.shape, email: EmailAddress },
);
