import { useEffect } from 'react';

/**
 * Keeps the screen from going dark, as long as it is needed and the page is seen. A browser that cannot, or does not want to since the
 * battery is low, does as it does anyway.
 */
export function useScreenAwake(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const keep = async () => {
      // The browser gives it up itself when the page is hidden.
      if (document.visibilityState !== 'visible') return;
      const got = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) await got?.release();
      else lock = got;
    };
    const onVisibility = () => void keep();
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, [isNeeded]);
}
