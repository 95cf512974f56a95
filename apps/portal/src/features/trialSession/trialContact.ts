import type { TrialCustomerData, TrialSessionConfig } from '@studio-portal/sdk/types';
import { masterDataFields } from '../../domains/masterData/masterDataFields.ts';
import { isDay, toWire } from '../../lib/dates.ts';
import { type FieldSpec, optional } from '../../lib/forms/fieldSpec.ts';
import { personFields } from '../../lib/forms/personFields.ts';

/** What a trial session may need of a person, all of it required; the studio says what it asks for (`contactFields`). */
export const trialContactFields = {
  firstname: personFields.firstname,
  lastname: personFields.lastname,
  email: personFields.email,
  phone: masterDataFields.phone,
  dateOfBirth: personFields.dateOfBirth,
} as const;

type Asked = Pick<TrialSessionConfig, 'contactFields'>;

type FieldName = keyof typeof trialContactFields;

/** The fields as a studio wants them: what it does not require may stay empty. */
export function fieldsFor({ contactFields }: Asked) {
  const as = <Spec extends FieldSpec>(name: FieldName, spec: Spec) =>
    contactFields.some(({ field, required }) => field === name && required) ? spec : optional(spec);
  const { firstname, lastname, email, phone, dateOfBirth } = trialContactFields;
  return {
    // The call wants these of everybody.
    firstname,
    lastname,
    email,
    phone: as('phone', contactFields.some(isRequiredPhone) ? phone : personFields.phone),
    dateOfBirth: as('dateOfBirth', dateOfBirth),
  };
}

const isRequiredPhone = ({ field, required }: Asked['contactFields'][number]): boolean =>
  field === 'phone' && required;

export type TrialContact = Record<FieldName, string>;

const emptyTrialContact: TrialContact = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  dateOfBirth: '',
};

/** What a trial session may ask for, of all that is typed or known of a person. */
export const toTrialContact = (values: Partial<Record<string, string>>): TrialContact => {
  const { firstname, lastname, email, phone, dateOfBirth } = { ...emptyTrialContact, ...values };
  return { firstname, lastname, email, phone, dateOfBirth };
};

/** The person who comes, as the call wants them; undefined while something is missing that the studio requires. */
export function toTrialCustomer(
  values: Partial<Record<string, string>> | undefined,
  { contactFields }: Asked,
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
