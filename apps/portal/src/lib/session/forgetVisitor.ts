import { store } from '../storage.ts';

/** Empties what the browser keeps of whoever was logged in; choices such as language and cookies stay. */
export function forgetVisitor(): void {
  for (const key of [
    'after-login-routes',
    'appointment-slot',
    'booking-draft',
    'referral-code',
    'dismissed-notifications',
  ] as const)
    store(key, undefined);
}
