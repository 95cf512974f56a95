import { forgetTyped } from '../forms/keptTyped.ts';
import { store } from '../browser/storage.ts';

/**
 * Empties what browser and page keep of whoever was logged in; choices such as language and cookies stay, and so do the decisions of
 * the account-migration wizard, which name no more than a number and hold for their day (specification 2, section 9).
 */
export function forgetVisitor(): void {
  for (const key of [
    'acting-for',
    'after-login-routes',
    'appointment-slot',
    'booking-draft',
    'contract-choice',
    'finder-place',
    'guest-orders',
    'kept-answers',
    'open-orders',
    'payment-method',
    'product-choice',
    'push-account',
    'trial-held',
    'typed',
    'referral-code',
    'dismissed-notifications',
  ] as const)
    store(key, undefined);
  forgetTyped();
}
