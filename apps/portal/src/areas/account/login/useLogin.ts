import { useLogin as useLoginCall } from '@studio-portal/sdk/api/auth';
import type { LoginRequest } from '@studio-portal/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { keepActingOf } from '../family/acting.ts';
import { askAnew } from '../../../lib/session/askAnew.ts';
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
        keepActingOf(userId);
        announceSession('begun');
        onLoggedIn?.();
        void offerPasskey();
        await askAnew(queryClient);
      },
    },
  });
  return { login: (data) => mutate({ data }), pending: isPending, error };
}
