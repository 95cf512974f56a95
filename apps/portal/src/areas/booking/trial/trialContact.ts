import type { TrialCustomerData, TrialSessionConfig } from '@studio-portal/sdk/types';
import { TrialCustomerData as TrialSchema } from '@studio-portal/sdk/zod/schemas/TrialCustomerData';
import { masterDataFields } from '../../checkout/masterData/masterDataFields.ts';
import { isDay, toWire } from '../../../lib/dates/dates.ts';
import { withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { personFields } from '../../../lib/forms/personFields.ts';

/**
 * All fields that a trial session may ask for; the studio decides which are shown and required
 * (`contactFields`).
 */
const trialContactFields = withSchemas(
  {
    firstname: personFields.firstname,
    lastname: personFields.lastname,
    email: personFields.email,
    phone: personFields.phone,
    dateOfBirth: personFields.dateOfBirth,
  },
  TrialSchema.shape,
);

type ContactConfig = Pick<TrialSessionConfig, 'contactFields'>;

type FieldName = keyof typeof trialContactFields;

/** Returns the fields, with those marked as required that the studio requires. */
export function createTrialFields({ contactFields }: ContactConfig) {
  const isRequired = (name: FieldName) =>
    contactFields.some(({ field, required }) => field === name && required);
  const { phone, dateOfBirth } = trialContactFields;
  return {
    // The call always requires names and email address.
    ...trialContactFields,
    phone: isRequired('phone')
      ? { ...phone, label: masterDataFields.phone.label, required: true }
      : phone,
    dateOfBirth: { ...dateOfBirth, required: isRequired('dateOfBirth') },
  };
}

export type TrialContact = Record<FieldName, string>;

const emptyTrialContact: TrialContact = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  dateOfBirth: '',
};

/**
 * Picks the trial session's fields from entered or known data; missing ones become empty strings.
 */
export const toTrialContact = (values: Partial<Record<string, string>>): TrialContact => {
  const { firstname, lastname, email, phone, dateOfBirth } = { ...emptyTrialContact, ...values };
  return { firstname, lastname, email, phone, dateOfBirth };
};

/** Converts the fields to the request; undefined if a required field is empty. */
export function toTrialCustomer(
  values: Partial<Record<string, string>> | undefined,
  { contactFields }: ContactConfig,
): TrialCustomerData | undefined {
  const typed = toTrialContact(values ?? {});
  const { firstname, lastname, email, phone, dateOfBirth } = typed;
  const isMissing = contactFields.some(({ field, required }) => required && typed[field] === '');
  if (isMissing || [firstname, lastname, email].includes('')) return undefined;
  return {
    firstname,
    lastname,
    email,
    ...(phone ? { phone } : {}),
    ...(isDay(dateOfBirth) ? { dateOfBirth: toWire(dateOfBirth) } : {}),
  };
}
