import { useGetContacts, useGetProfile } from '@studio-portal/sdk/api/me';
import { useState } from 'react';

/**
 * Loads the data that the form copies. The form saves all of it, so on mount outdated data waits
 * for its refetch.
 */
export function useProfileQueries() {
  const profile = useGetProfile();
  const contacts = useGetContacts();
  const [isReady, setReady] = useState(false);
  if (!isReady && [profile, contacts].every((query) => query.isSuccess && !query.isFetching))
    setReady(true);
  return {
    profile: { ...profile, data: isReady ? profile.data : undefined },
    contacts: { ...contacts, data: isReady ? contacts.data : undefined },
  };
}
