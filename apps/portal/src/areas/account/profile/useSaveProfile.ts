import {
  getGetContactsQueryKey,
  getGetProfileQueryKey,
  saveContacts,
  saveProfile,
} from '@studio-portal/sdk/api/me';
import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import type { ProfileValues } from './profileFields.ts';
import { toContactsRequest, toProfileRequest, toValues } from './toRequest.ts';

interface Saving {
  values: ProfileValues;
  /** Receives the values from the server. */
  onSaved: (values: ProfileValues) => void;
}

/**
 * Saves profile and contacts in two calls; if the second fails, repeating both is harmless.
 * @param asksProvince true if the form shows a state or province
 */
export function useSaveProfile(asksProvince: boolean) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useApiMutation(['saveProfile', 'saveContacts'], {
    mutationFn: async ({ values }: Saving) => ({
      profile: await saveProfile(toProfileRequest(values)),
      contacts: await saveContacts(toContactsRequest(values, asksProvince)),
    }),
    onSuccess: ({ profile, contacts }, { onSaved }) => {
      queryClient.setQueryData(getGetProfileQueryKey(), profile);
      queryClient.setQueryData(getGetContactsQueryKey(), contacts);
      onSaved(toValues(profile, contacts));
    },
  });
  return {
    save: (values: ProfileValues, onSaved: Saving['onSaved']) => mutate({ values, onSaved }),
    pending: isPending,
    error,
    done: isSuccess,
  };
}
