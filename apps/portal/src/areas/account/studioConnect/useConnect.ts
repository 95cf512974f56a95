import type { StudioConnect } from '@studio-portal/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { askAnew } from '../../../lib/session/askAnew.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { connectBy } from './connectBy.ts';
import type { ConnectValues } from './connectFields.ts';
import type { Way } from './ways.ts';
import { useWriting } from '../../../lib/api/cache/useWriting.ts';

/**
 * Connects the account to a member of a studio. Writes the studio to the address, so that the
 * success page survives the reset of all queries and a reload.
 */
export function useConnect(): {
  connect: (way: Way, values: ConnectValues) => void;
  reset: () => void;
  pending: boolean;
  error: Error | null;
} {
  const { studioUuid } = useStudio();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, reset, isPending, error } = useWriting<
    StudioConnect,
    Error,
    { way: Way; values: ConnectValues }
  >(['connectWithCustomerCode', 'connectWithEmail', 'connectWithIban', 'connectWithIbanSuffix'], {
    mutationFn: ({ way, values }) => connectBy[way](values),
    onSuccess: async ({ studioId }) => {
      await navigate(`${path('studioConnect', { studioUuid })}?connected=${studioId}`, {
        replace: true,
      });
      await askAnew(queryClient);
    },
  });
  return {
    connect: (way, values) => mutate({ way, values }),
    reset,
    pending: isPending,
    error,
  };
}
