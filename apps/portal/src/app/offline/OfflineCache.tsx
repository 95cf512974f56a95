import { getLogoutMutationKey } from '@studio-portal/sdk/api/auth';
import { getGetActiveCheckinQueryOptions } from '@studio-portal/sdk/api/checkin';
import { getListCheckinReservationsQueryOptions } from '@studio-portal/sdk/api/checkin-reservations';
import {
  getListMyCalendarHistoryQueryOptions,
  getListMyCurrentCalendarItemsQueryOptions,
} from '@studio-portal/sdk/api/my-calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOfflineQuery, saveResponses } from './offlineResponses.ts';
import { useCanOpen } from '../../lib/access/useCanOpen.ts';
import { registerWorker } from '../../lib/browser/registerWorker.ts';
import { path } from '../../lib/address/paths.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';
import type { KeepRequest } from '../../worker/keepRequest.ts';

export interface OfflineCacheProps {
  /** Load the modules of the pages that must work offline. */
  pages: readonly (() => Promise<unknown>)[];
}

/** Responses arrive in batches; saves once after each batch, in milliseconds. */
const debounce = 1000;

/**
 * Loads and stores the modules and responses of check-in and bookings, and updates them as they
 * change.
 */
export function OfflineCache({ pages }: OfflineCacheProps) {
  const queryClient = useQueryClient();
  const { studio, studioUuid } = useStudio();
  const canCheckIn = useCanOpen('checkin');
  const canReserve = useCanOpen('myCheckinReservations');
  useEffect(() => {
    // Requests during a logout would be rejected once the session is over.
    if (queryClient.isMutating({ mutationKey: getLogoutMutationKey() }) > 0) return;
    const ask = async () => {
      // Without a worker, no page opens offline.
      const { active } = await registerWorker();
      await Promise.all([
        ...pages.map((load) => load()),
        queryClient.query(getListMyCurrentCalendarItemsQueryOptions()),
        queryClient.query(getListMyCalendarHistoryQueryOptions()),
        canReserve && queryClient.query(getListCheckinReservationsQueryOptions()),
        canCheckIn && queryClient.query(getGetActiveCheckinQueryOptions(studio.id)),
      ]);
      active?.postMessage({
        kind: 'keep',
        frame: path('myBookings', { studioUuid }),
        files: loadedFiles(),
      } satisfies KeepRequest);
    };
    // Anything that fails is stored next time; the user did not request it.
    ask().catch(() => undefined);
  }, [queryClient, pages, studio.id, studioUuid, canCheckIn, canReserve]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        saveResponses(queryClient);
      }, debounce);
    };
    keepSoon();
    const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && isOfflineQuery(query.queryKey)) keepSoon();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient]);
  return null;
}

/**
 * Returns the addresses of this origin that the page has loaded; the worker knows which of them are
 * files.
 */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${window.location.origin}/`));
