import type { RegisterRequest } from '@studio-portal/sdk/types';
import { readStored } from '../../site/browser/storage.ts';
import type { RegisterValues } from './RegisterForm.tsx';

/** The code that the address carried on some earlier visit (specification 1, section 2.6). */
export function referralCode(): string | undefined {
  const stored = readStored('referral-code');
  return typeof stored === 'string' && /^[A-Za-z0-9-]{4,32}$/.test(stored) ? stored : undefined;
}

/** @param locale language and region of the reader, in which the mails are written */
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
