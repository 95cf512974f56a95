import type { RegisterRequest } from '@studio-portal/sdk/types';
import type { RegisterValues } from './RegisterForm.tsx';

/** @param locale of the user, for mails */
export const toRequest = (
  { terms, ...person }: RegisterValues,
  locale: string,
  referral: string | undefined,
): RegisterRequest => ({
  ...person,
  locale,
  termsAccepted: terms,
  ...(referral ? { referralCode: referral } : {}),
});
