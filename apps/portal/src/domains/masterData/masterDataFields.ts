import type { MasterDataField } from '@studio-portal/sdk/types';
import { addressFields, personFields } from '../../lib/forms/personFields.ts';
import { personMessages } from '../../lib/forms/personMessages.ts';
import type { FieldSet, ValuesOf } from '../../lib/forms/fieldSpec.ts';
import { messages } from './messages.ts';

/** What a booking or a contract may need of a person: all of it is needed once it is asked for, but house number and state. */
export const masterDataFields = {
  ...personFields,
  phone: { ...personFields.phone, label: messages.phone, missing: personMessages.enterPhone },
  ...addressFields,
} as const satisfies FieldSet & Record<MasterDataField, unknown>;

export type MasterDataValues = ValuesOf<typeof masterDataFields>;
