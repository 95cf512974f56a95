import type { StudioConnect } from '@studio-portal/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { resetQueriesForNewUser } from '../../../lib/session/resetQueriesForNewUser.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { connectCalls } from './connectCalls.ts';
import type { ConnectValues } from './connectFields.ts';
import type { ConnectMethod } from './connectMethods.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';

/**
 * Connects the account to a member of a studio. Writes the studio to the address, so that the
 * success page survives the reset of all queries and a reload.
 */
export function useConnect(): {
  connect: (method: ConnectMethod, values: ConnectValues) => void;
  reset: () => void;
  pending: boolean;
  error: Error | null;
} {
  const { studioUuid } = useStudio();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, reset, isPending, error } = useApiMutation<
    StudioConnect,
    Error,
    { method: ConnectMethod; values: ConnectValues }
  >(['connectWithCustomerCode', 'connectWithEmail', 'connectWithIban', 'connectWithIbanSuffix'], {
    mutationFn: ({ method, values }) => connectCalls[method](values),
    onSuccess: async ({ studioId }) => {
      await navigate(`${path('studioConnect', { studioUuid })}?connected=${studioId}`, {
        replace: true,
      });
      await resetQueriesForNewUser(queryClient);
    },
  });
  return {
    connect: (method, values) => mutate({ method, values }),
    reset,
    pending: isPending,
    error,
  };
}
