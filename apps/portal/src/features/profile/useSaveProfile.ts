import {
  getGetContactsQueryKey,
  getGetProfileQueryKey,
  saveContacts,
  saveProfile,
} from '@studio-portal/sdk/api/me';
import type { OperationId } from '@studio-portal/sdk/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { outdate } from '../../lib/outdate.ts';
import type { ProfileValues } from './ProfileForm.tsx';
import { toContactsRequest, toProfileRequest, toValues } from './toRequest.ts';

interface Saving {
  values: ProfileValues;
  /** Takes the values as the server has them now. */
  onSaved: (values: ProfileValues) => void;
}

/**
 * Saves profile and contacts, which are two calls; when the second fails, sending both again does no harm.
 * @param asksState whether the form asked for a state
 */
export function useSaveProfile(asksState: boolean) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async ({ values }: Saving) => ({
      profile: await saveProfile(toProfileRequest(values)),
      contacts: await saveContacts(toContactsRequest(values, asksState)),
    }),
    onSuccess: async ({ profile, contacts }, { onSaved }) => {
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
    save: (values: ProfileValues, onSaved: Saving['onSaved']) => mutate({ values, onSaved }),
    pending: isPending,
    error,
    done: isSuccess,
  };
}
