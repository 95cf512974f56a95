import {
  getGetContactsQueryKey,
  getGetProfileQueryKey,
  saveContacts,
  saveProfile,
} from '@studio-portal/sdk/api/me';
import { useQueryClient } from '@tanstack/react-query';
import type { ProfileValues } from './ProfileForm/schema.ts';
import { toContactsRequest, toProfileRequest, toValues } from './ProfileForm/toRequest.ts';
import { useWriting } from '../../lib/cache/useWriting.ts';

/**
 * Saves profile and contacts, which are two calls; when the second fails, sending both again does no harm.
 * @param onSaved takes the values as the server has them now
 * @param asksState whether the form asked for a state
 */
export function useSaveProfile(onSaved: (values: ProfileValues) => void, asksState: boolean) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useWriting(['saveProfile', 'saveContacts'], {
    mutationFn: async (values: ProfileValues) => ({
      profile: await saveProfile(toProfileRequest(values)),
      contacts: await saveContacts(toContactsRequest(values, asksState)),
    }),
    onSuccess: ({ profile, contacts }) => {
      queryClient.setQueryData(getGetProfileQueryKey(), profile);
      queryClient.setQueryData(getGetContactsQueryKey(), contacts);
      onSaved(toValues(profile, contacts));
    },
  });
  return {
    save: (values: ProfileValues) => mutate(values),
    pending: isPending,
    error,
    done: isSuccess,
  };
}
