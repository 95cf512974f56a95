import {
  getGetContactsQueryKey,
  getGetProfileQueryKey,
  saveContacts,
  saveProfile,
} from '@studio-portal/sdk/api/me';
import type { OperationId } from '@studio-portal/sdk/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { outdate } from '../../lib/outdate.ts';
import type { ProfileValues } from './ProfileForm/schema.ts';
import { toContactsRequest, toProfileRequest, toValues } from './ProfileForm/toRequest.ts';

/**
 * Saves profile and contacts, which are two calls; when the second fails, sending both again does no harm.
 * @param onSaved takes the values as the server has them now
 * @param asksState whether the form asked for a state
 */
export function useSaveProfile(onSaved: (values: ProfileValues) => void, asksState: boolean) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (values: ProfileValues) => ({
      profile: await saveProfile(toProfileRequest(values)),
      contacts: await saveContacts(toContactsRequest(values, asksState)),
    }),
    onSuccess: async ({ profile, contacts }) => {
      // In other languages they are not what they were.
      for (const operation of ['getProfile', 'getContacts'] satisfies OperationId[])
        queryClient.removeQueries({ queryKey: [operation], type: 'inactive' });
      queryClient.setQueryData(getGetProfileQueryKey(), profile);
      queryClient.setQueryData(getGetContactsQueryKey(), contacts);
      onSaved(toValues(profile, contacts));
      await outdate(queryClient, 'getUserInfo');
    },
  });
  return {
    save: (values: ProfileValues) => mutate(values),
    pending: isPending,
    error,
    done: isSuccess,
  };
}
