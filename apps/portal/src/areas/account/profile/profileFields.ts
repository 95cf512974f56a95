import { SaveContactsRequest } from '@studio-portal/sdk/zod/schemas/SaveContactsRequest';
import { SaveProfileRequest } from '@studio-portal/sdk/zod/schemas/SaveProfileRequest';
import { type ValuesOf, withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { addressFields, personFields } from '../../../lib/forms/personFields.ts';
import { messages } from './messages.ts';

/** Only the name is required. */
export const profileFields = withSchemas(
  {
    firstname: { ...personFields.firstname, required: true },
    lastname: { ...personFields.lastname, required: true },
    dateOfBirth: personFields.dateOfBirth,
    phone: personFields.phone,
    locale: { label: messages.locale, type: 'choice', autoComplete: 'language' },
    ...addressFields,
  },
  { ...SaveProfileRequest.shape, ...SaveContactsRequest.shape },
);

export type ProfileValues = ValuesOf<typeof profileFields>;
