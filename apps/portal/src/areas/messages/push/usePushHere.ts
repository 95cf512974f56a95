import { useEffect, useState } from 'react';
import { type PushHere, pushHere, switchPushOff, switchPushOn } from './devicePush.ts';
import { useWriting } from '../../../lib/api/cache/useWriting.ts';

/**
 * Returns the state of notifications on this device and a function to change it; the state is
 * undefined until the browser has responded.
 */
export function usePushHere(accountId: number) {
  const [here, setHere] = useState<PushHere>();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const found = await pushHere(accountId);
      if (isCurrent) setHere(found);
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [accountId]);
  const { mutate, isPending, error } = useWriting(
    ['savePushSubscription', 'deletePushSubscription'],
    {
      mutationFn: async (wanted: 'on' | 'off'): Promise<PushHere> => {
        if (wanted === 'on') return switchPushOn(accountId);
        await switchPushOff();
        return 'off';
      },
      onSuccess: setHere,
    },
  );
  return {
    here,
    /** @param onDone called with the result in any case but an error */
    switchTo: (wanted: 'on' | 'off', onDone?: (here: PushHere) => void) =>
      mutate(wanted, onDone ? { onSuccess: onDone } : {}),
    pending: isPending,
    error,
  };
}
