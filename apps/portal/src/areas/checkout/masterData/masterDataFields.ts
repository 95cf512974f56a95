import type { MasterDataField } from '@studio-portal/sdk/types';
import type { InputSet, ValuesOf } from '../../../lib/forms/fieldSpec.ts';
import { addressFields, personFields } from '../../../lib/forms/personFields.ts';
import { messages } from './messages.ts';

/**
 * Master data for a booking or contract. All shown fields are required, except house number and
 * state.
 */
export const masterDataFields = {
  ...personFields,
  phone: { ...personFields.phone, label: messages.phone },
  ...addressFields,
} as const satisfies InputSet & Record<MasterDataField, unknown>;

export type MasterDataValues = ValuesOf<typeof masterDataFields>;
