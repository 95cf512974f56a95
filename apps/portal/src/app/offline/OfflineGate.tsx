import { type ComponentType, useEffect, useState } from 'react';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import type { OfflineCacheProps } from './OfflineCache.tsx';

/** Delay so that the page loads first and short visits cost nothing extra; in milliseconds. */
const afterThePage = 12_000;

/**
 * Stores check-in and bookings for offline use while a user is logged in. Does not use `lazy`,
 * since no one waits for it. Skips visitors, and development, where every change alters the file
 * names.
 */
export function OfflineGate(props: OfflineCacheProps) {
  const [Keeper, setKeeper] = useState<ComponentType<OfflineCacheProps> | null>(null);
  const isMember = useStudioIfAny()?.user !== undefined;
  useEffect(() => {
    if (!isMember || Keeper || !import.meta.env.PROD || !('serviceWorker' in navigator))
      return undefined;
    const load = () =>
      void import('./OfflineCache.tsx').then(
        ({ OfflineCache }) => setKeeper(() => OfflineCache),
        () => undefined,
      );
    const timer = setTimeout(load, afterThePage);
    return () => clearTimeout(timer);
  }, [isMember, Keeper]);
  return Keeper && isMember ? <Keeper {...props} /> : null;
}
