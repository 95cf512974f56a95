import { clearFormDrafts } from '../forms/formDrafts.ts';
import { isOfThisVisit, store } from '../browser/storage.ts';

/**
 * Stored data about the user. Not choices such as language and cookies, and not the decisions of the
 * account-migration wizard, which contain only a number and are valid for one day (spec 2, section 9).
 */
const userKeys = [
  'acting-for',
  'after-login-routes',
  'appointment-slot',
  'booking-draft',
  'contract-choice',
  'contract-signed',
  'finder-place',
  'guest-open-orders',
  'guest-orders',
  'kept-answers',
  'last-user',
  'open-orders',
  'option-booked',
  'payment-method',
  'product-choice',
  'push-account',
  'tab-user',
  'trial-held',
  'typed',
  'dismissed-notifications',
] as const;

/** Removes all data about the previous user from this tab: its storage and memory. */
export function clearUserDataOfTab(): void {
  for (const key of userKeys) if (isOfThisVisit(key)) store(key, undefined);
  clearFormDrafts();
}

/** Removes all data about the previous user that the tabs of this browser share. */
export function clearSharedUserData(): void {
  for (const key of userKeys) if (!isOfThisVisit(key)) store(key, undefined);
}

/**
 * Removes all data about the previous user from storage and memory, as on logout. Only this removes the code of an
 * invitation, because a friend may have opened the invitation after the session ended, and registers later.
 */
export function clearUserData(): void {
  clearUserDataOfTab();
  clearSharedUserData();
  store('referral-code', undefined);
}
