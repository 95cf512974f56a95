import { CustomerData } from '@studio-portal/sdk/zod/schemas/CustomerData';
import { type ValuesOf, withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { addressFields, personFields } from '../../../lib/forms/personFields.ts';

/** Contact fields of a checkout. */
export const contactFields = withSchemas({ ...personFields, ...addressFields }, CustomerData.shape);

export type ContactValues = ValuesOf<typeof contactFields>;
