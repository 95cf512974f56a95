import { useGetContacts, useGetCustomerInfo, useGetProfile } from '@studio-portal/sdk/api/me';
import { knownPerson } from '../ContactForm/knownPerson.ts';

/** Who is coming, as far as it is known: the tenant knows some, and the account says the rest of itself. */
export function usePerson() {
  const customer = useGetCustomerInfo();
  const profile = useGetProfile();
  const contacts = useGetContacts();
  const known = customer.data && profile.data && contacts.data;
  return {
    data: known && knownPerson(customer.data, profile.data, contacts.data),
    error: customer.error ?? profile.error ?? contacts.error,
    refetch: () => Promise.all([customer.refetch(), profile.refetch(), contacts.refetch()]),
  };
}
