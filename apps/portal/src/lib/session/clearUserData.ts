import { clearFormDrafts } from '../forms/formDrafts.ts';
import { store } from '../browser/storage.ts';

/**
 * Removes all data about the previous user from storage and memory. Keeps choices such as language
 * and cookies, and the decisions of the account-migration wizard, which contain only a number and
 * are valid for one day (spec 2, section 9).
 */
export function clearUserData(): void {
  for (const key of [
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
    'open-orders',
    'option-booked',
    'payment-method',
    'product-choice',
    'push-account',
    'trial-held',
    'typed',
    'referral-code',
    'dismissed-notifications',
  ] as const)
    store(key, undefined);
  clearFormDrafts();
}
