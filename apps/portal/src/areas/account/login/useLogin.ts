import { useLogin as useLoginCall } from '@studio-portal/sdk/api/auth';
import type { LoginRequest } from '@studio-portal/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { dropForeignActing } from '../family/acting.ts';
import { resetQueriesForNewUser } from '../../../lib/session/resetQueriesForNewUser.ts';
import { offerPasskey } from '../../../lib/session/passkeyOffer.ts';
import { announceSession } from '../../../lib/session/sessionChannel.ts';

/** Sends the credentials, then resets all queries, since a member sees more than a visitor. */
export function useLogin(onLoggedIn?: () => void): {
  login: (request: LoginRequest) => void;
  pending: boolean;
  error: Error | null;
} {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useLoginCall({
    mutation: {
      onSuccess: async ({ userId }) => {
        dropForeignActing(userId);
        announceSession('begun');
        onLoggedIn?.();
        void offerPasskey();
        await resetQueriesForNewUser(queryClient);
      },
    },
  });
  return { login: (data) => mutate({ data }), pending: isPending, error };
}
