import type { Notice } from '@studio-portal/ui/Notifications';
import { createListeners } from './listeners.ts';

let waiting: readonly Notice[] = [];
const listeners = createListeners();

const change = (next: readonly Notice[]): void => {
  waiting = next;
  listeners.notifyAll();
};

/**
 * Queues a notification that needs no answer (spec 2.7). It waits until app/frame/NoticeLayer,
 * which loads after the page, shows it.
 */
export const notify = (notice: Notice): void => change([...waiting, notice]);

/** Returns the notices not shown yet; the list stays the same until it changes. */
export const pendingNotices = (): readonly Notice[] => waiting;

/** Removes and returns the notices not shown yet. */
export function drainNotices(): readonly Notice[] {
  const taken = waiting;
  if (taken.length > 0) change([]);
  return taken;
}

/** Subscribes in the form that `useSyncExternalStore` takes. */
export const onNotice = listeners.subscribe;
