import { useEffect } from 'react';

/**
 * Keeps the screen on while needed and the page is visible. Browsers without support, or with a low
 * battery, ignore the request.
 */
export function useScreenAwake(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const keep = async () => {
      // The browser releases the lock itself when the page is hidden.
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
