import { useGetContacts, useGetCustomerInfo, useGetProfile } from '@studio-portal/sdk/api/me';
import type { CustomerInfo } from '@studio-portal/sdk/types';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useActing } from '../../account/family/useActing.ts';
import { mergeCustomerInfo } from './mergeCustomerInfo.ts';

/**
 * Loads the known data of the person: the tenant's, completed by the account's own. Always loads it
 * again, because forms copy it and orders send it. Null for a visitor, and if not `enabled`.
 */
export function useKnownPerson({ enabled = true } = {}) {
  const isThere = useStudio().user !== undefined && enabled;
  const query = { enabled: isThere, staleTime: 0 };
  const customer = useGetCustomerInfo({ query });
  const profile = useGetProfile({ query });
  const contacts = useGetContacts({ query });
  const queries = [customer, profile, contacts];
  const isActing = useActing() !== undefined;
  const person = (): CustomerInfo | undefined => {
    if (queries.some(({ isFetchedAfterMount }) => !isFetchedAfterMount)) return undefined;
    // The account's data does not apply to a child or partner.
    if (isActing) return customer.data;
    return (
      customer.data &&
      profile.data &&
      contacts.data &&
      mergeCustomerInfo(customer.data, profile.data, contacts.data)
    );
  };
  return {
    data: isThere ? person() : null,
    error: customer.error ?? profile.error ?? contacts.error,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
