import { type ComponentType, useEffect, useState } from 'react';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import type { KeepForOfflineProps } from './KeepForOffline.tsx';

/** What the reader came for arrives first, and whoever only looks something up on the way pays for nothing else; in milliseconds. */
const afterThePage = 12_000;

/**
 * For whoever is logged in, keeps what they need at the door without a network. Not by `lazy`, since nobody waits for it; nothing is kept
 * of visitors, nor while developing, where each file is another one with every change.
 */
export function OfflineGate(props: KeepForOfflineProps) {
  const [Keeper, setKeeper] = useState<ComponentType<KeepForOfflineProps> | null>(null);
  const isMember = useStudioIfAny()?.user !== undefined;
  useEffect(() => {
    if (!isMember || Keeper || !import.meta.env.PROD || !('serviceWorker' in navigator))
      return undefined;
    const load = () =>
      void import('./KeepForOffline.tsx').then(
        ({ KeepForOffline }) => setKeeper(() => KeepForOffline),
        () => undefined,
      );
    const timer = setTimeout(load, afterThePage);
    return () => clearTimeout(timer);
  }, [isMember, Keeper]);
  return Keeper && isMember ? <Keeper {...props} /> : null;
}
