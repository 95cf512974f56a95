import type { LegalInfoType, RegisterRequest } from '@studio-portal/sdk/types';
import type { RegisterValues } from './RegisterForm.tsx';

/**
 * @param locale of the user, for mails
 * @param consents accepted boxes of the studio
 */
export const toRequest = (
  { terms, ...person }: RegisterValues,
  locale: string,
  referral: string | undefined,
  consents: { studioId: number; accepted: LegalInfoType[] },
): RegisterRequest => ({
  ...person,
  locale,
  termsAccepted: terms,
  ...(referral ? { referralCode: referral } : {}),
  ...(consents.accepted.length > 0
    ? { organizationUnitId: consents.studioId, acceptedConsents: consents.accepted }
    : {}),
});
