import type { CustomerData } from '@studio-portal/sdk/types';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Subject } from '../flow/Flow.ts';
import { isPayable } from '../flow/steps.ts';
import type { ContactValues } from './contactFields.ts';
import { emptyContact, fromCustomerInfo, toCustomerData } from './customerData.ts';
import { useKnownPerson } from './useKnownPerson.ts';

/**
 * Loads the known data of the person as values of the contact form: the studio's and the account's,
 * or for a visitor those of an invitation.
 */
export function useKnownContact({ asks }: Pick<Subject, 'asks'>, { enabled = true } = {}) {
  const { countryCode } = useStudio().studio.address;
  const { data, ...query } = useKnownPerson({ enabled });
  const known: ContactValues | undefined =
    data === null
      ? { ...emptyContact, countryCode, ...asks?.known }
      : data && fromCustomerInfo(data, countryCode);
  return { ...query, data: known };
}

/**
 * Returns the known data as customer data if an online payment requires nothing else; undefined if
 * the contact form has something to ask.
 */
export function toKnownCustomer(known: ContactValues, subject: Subject): CustomerData | undefined {
  const { asks, price, isPaidAtStudio } = subject;
  const asksMore =
    !isPayable(price) ||
    isPaidAtStudio ||
    (asks?.consents ?? []).length > 0 ||
    (asks?.phone === 'required' && known.phone === '');
  return asksMore ? undefined : toCustomerData(known, subject);
}
