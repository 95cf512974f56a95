import type { Notice } from '@studio-portal/ui/Notifications';
import { createListeners } from './listeners.ts';

let waiting: readonly Notice[] = [];
const listeners = createListeners();

const change = (next: readonly Notice[]): void => {
  waiting = next;
  listeners.tell();
};

/**
 * Tells the reader something that they need not answer, as a notification (specification 1, section 2.7). It waits here until what
 * shows it has come: app/frame/NoticeLayer, which no page needs at its start.
 */
export const notify = (notice: Notice): void => change([...waiting, notice]);

/** What has not been shown yet; the same list until it changes. */
export const waitingNotices = (): readonly Notice[] => waiting;

/** Takes what has not been shown yet. */
export function takeNotices(): readonly Notice[] {
  const taken = waiting;
  if (taken.length > 0) change([]);
  return taken;
}

/** For `useSyncExternalStore`. */
export const onNotice = listeners.subscribe;
