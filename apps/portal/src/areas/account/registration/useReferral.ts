import { useValidateReferralCode } from '@studio-portal/sdk/api/referral';
import type { ReferralDiscount } from '@studio-portal/sdk/types';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';
import { readStored } from '../../../lib/browser/storage.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** The stored referral code and the result of the studio's check. */
export interface Referral {
  /** Sent with the registration; undefined without a code, or if it is unknown. */
  code: string | undefined;
  /** Discount on a signed membership, if known. */
  discount: ReferralDiscount | undefined;
  /** Error if the code is unknown. */
  unknown: Error | undefined;
}

/** Returns the code from the address of an earlier visit (spec 2.6). */
function referralCode(): string | undefined {
  const stored = readStored('referral-code');
  return typeof stored === 'string' && /^[A-Za-z0-9-]{4,32}$/.test(stored) ? stored : undefined;
}

/** @param wanted false for an invitation, which already identifies the referrer */
export function useReferral(wanted: boolean): Referral {
  const { studio } = useStudio();
  const isHydrated = useHydrated();
  const code = wanted && isHydrated ? referralCode() : undefined;
  const { data, error } = useValidateReferralCode(
    { organizationUnitId: studio.id, referralCode: code ?? '' },
    { query: { enabled: code !== undefined } },
  );
  // Keep the code if the program has ended or the check failed.
  const unknown = error?.errorCode === 'referral.error.codeunknown' ? error : undefined;
  return { code: unknown ? undefined : code, discount: data?.discount, unknown };
}
