import type { OperationId } from '@studio-portal/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import type { OfflineCacheProps } from './OfflineCache.tsx';

/** Delay so that the page loads first and short visits cost nothing extra; in milliseconds. */
const afterThePage = 12_000;

/** The call for the entrance code. */
const entranceCode = 'getActiveCheckin' satisfies OperationId;

/**
 * Stores check-in and bookings for offline use while a user is logged in: as soon as the entrance
 * code is on the page, since there may be no network at the door; otherwise after a while. Does not
 * use `lazy`, since no one waits for it. Skips visitors, and development, where every change alters
 * the file names.
 */
export function OfflineGate(props: OfflineCacheProps) {
  const [Keeper, setKeeper] = useState<ComponentType<OfflineCacheProps> | null>(null);
  const isMember = useStudioIfAny()?.user !== undefined;
  const queryCache = useQueryClient().getQueryCache();
  useEffect(() => {
    if (!isMember || Keeper || !import.meta.env.PROD || !('serviceWorker' in navigator))
      return undefined;
    const load = () =>
      void import('./OfflineCache.tsx').then(
        ({ OfflineCache }) => setKeeper(() => OfflineCache),
        () => undefined,
      );
    const timer = setTimeout(load, afterThePage);
    const stop = queryCache.subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === entranceCode && query.state.data) load();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isMember, Keeper, queryCache]);
  return Keeper && isMember ? <Keeper {...props} /> : null;
}
