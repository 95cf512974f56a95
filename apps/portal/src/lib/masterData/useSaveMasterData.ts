import { saveContacts, saveProfile } from '@studio-portal/sdk/api/me';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MasterDataValues } from './masterDataFields.ts';
import { toRequests } from './toRequests.ts';

/** Saves what was missing; then everything that shows the person is asked anew, and the flow goes on where it was. */
export function useSaveMasterData(onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation<void, Error, MasterDataValues>({
    mutationFn: async (values) => {
      const { profile, contacts } = toRequests(values);
      if (Object.keys(profile).length > 0) await saveProfile(profile);
      if (Object.keys(contacts).length > 0) await saveContacts(contacts);
    },
    onSuccess: () => {
      onSaved();
      return queryClient.invalidateQueries();
    },
  });
}
