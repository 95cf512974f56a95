import { useGetContacts, useGetCustomerInfo, useGetProfile } from '@studio-portal/sdk/api/me';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useActing } from '../../account/family/useActing.ts';
import { mergeCustomerInfo } from './mergeCustomerInfo.ts';

/**
 * Loads the known data of the person: the tenant's, completed by the account's own. Null for a
 * visitor, and if not `enabled`.
 */
export function useKnownPerson({ enabled = true } = {}) {
  const isThere = useStudio().user !== undefined && enabled;
  const query = { enabled: isThere };
  const customer = useGetCustomerInfo({ query });
  const profile = useGetProfile({ query });
  const contacts = useGetContacts({ query });
  const known = customer.data && profile.data && contacts.data;
  const isActing = useActing() !== undefined;
  return {
    data: !isThere
      ? null
      : // The account's data does not apply to a child or partner.
        isActing
        ? customer.data
        : known && mergeCustomerInfo(customer.data, profile.data, contacts.data),
    error: customer.error ?? profile.error ?? contacts.error,
    refetch: () => Promise.all([customer.refetch(), profile.refetch(), contacts.refetch()]),
  };
}
