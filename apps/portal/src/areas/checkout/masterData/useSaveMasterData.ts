import { saveContacts, saveProfile } from '@studio-portal/sdk/api/me';
import type { MasterDataValues } from './masterDataFields.ts';
import { toRequests } from './toRequests.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';

/** Saves the missing data; the flow then continues. */
export function useSaveMasterData(onSaved: () => void) {
  return useApiMutation<void, Error, MasterDataValues>(['saveProfile', 'saveContacts'], {
    mutationFn: async (values) => {
      const { profile, contacts } = toRequests(values);
      if (Object.keys(profile).length > 0) await saveProfile(profile);
      if (Object.keys(contacts).length > 0) await saveContacts(contacts);
    },
    onSuccess: onSaved,
  });
}
