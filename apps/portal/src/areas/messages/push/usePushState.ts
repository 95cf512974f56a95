import { useEffect, useState } from 'react';
import { type PushState, readPushState, disablePush, enablePush } from './devicePush.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';

/**
 * Returns the state of notifications on this device and a function to change it; the state is
 * undefined until the browser has responded.
 */
export function usePushState(accountId: number) {
  const [here, setHere] = useState<PushState>();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const found = await readPushState(accountId);
      if (isCurrent) setHere(found);
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [accountId]);
  const { mutate, isPending, error } = useApiMutation(
    ['savePushSubscription', 'deletePushSubscription'],
    {
      mutationFn: async (wanted: 'on' | 'off'): Promise<PushState> => {
        if (wanted === 'on') return enablePush(accountId);
        await disablePush();
        return 'off';
      },
      onSuccess: setHere,
    },
  );
  return {
    here,
    /** @param onDone called with the result in any case but an error */
    switchTo: (wanted: 'on' | 'off', onDone?: (here: PushState) => void) =>
      mutate(wanted, onDone ? { onSuccess: onDone } : {}),
    pending: isPending,
    error,
  };
}
