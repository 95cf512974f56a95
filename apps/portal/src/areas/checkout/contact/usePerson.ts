import { useGetContacts, useGetCustomerInfo, useGetProfile } from '@studio-portal/sdk/api/me';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useActing } from '../../account/family/useActing.ts';
import { knownPerson } from './knownPerson.ts';

/**
 * Who is coming, as far as it is known: the tenant knows some, and the account says the rest of itself. Of a visitor nothing is known
 * (null).
 */
export function usePerson() {
  const isThere = useStudio().user !== undefined;
  const query = { enabled: isThere };
  const customer = useGetCustomerInfo({ query });
  const profile = useGetProfile({ query });
  const contacts = useGetContacts({ query });
  const known = customer.data && profile.data && contacts.data;
  const isActing = useActing() !== undefined;
  return {
    // What the account says of itself is not true of its child or partner.
    data: isActing
      ? customer.data
      : isThere
        ? known && knownPerson(customer.data, profile.data, contacts.data)
        : null,
    error: customer.error ?? profile.error ?? contacts.error,
    refetch: () => Promise.all([customer.refetch(), profile.refetch(), contacts.refetch()]),
  };
}
