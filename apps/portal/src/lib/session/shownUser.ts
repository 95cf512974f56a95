import { readStored, store } from '../browser/storage.ts';
import { clearSharedUserData, clearUserDataOfTab } from './clearUserData.ts';

const isOther = (stored: unknown, id: number): boolean => stored !== undefined && stored !== id;

/** Returns whether the storage of this tab or browser holds data about a different user. */
export const holdsDataOfAnother = (id: number): boolean =>
  isOther(readStored('tab-user'), id) || isOther(readStored('last-user'), id);

/**
 * Records whose data this browser holds from now on. Data about anybody else is removed first, but not what the
 * same user has stored in another tab.
 */
export function takeOverStorage(id: number): void {
  if (isOther(readStored('tab-user'), id)) clearUserDataOfTab();
  if (isOther(readStored('last-user'), id)) clearSharedUserData();
  store('tab-user', id);
  store('last-user', id);
}
