import { useGetContacts, useGetProfile } from '@studio-portal/sdk/api/me';
import { useIsFresh } from '../../../lib/forms/useIsFresh.ts';

/** Loads the data that the form copies. On mount, stale data waits for its refetch. */
export function useProfileQueries() {
  const profile = useGetProfile();
  const contacts = useGetContacts();
  const isFresh = useIsFresh(profile, contacts);
  return {
    profile: { ...profile, data: isFresh ? profile.data : undefined },
    contacts: { ...contacts, data: isFresh ? contacts.data : undefined },
  };
}
