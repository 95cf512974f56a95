import { useValidateReferralCode } from '@studio-portal/sdk/api/referral';
import type { ReferralDiscount } from '@studio-portal/sdk/types';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';
import { readStored } from '../../../lib/browser/storage.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** The referral code of an earlier address, and what came of the studio's check. */
export interface Referral {
  /** Goes along with the registration; undefined where there is none, or where nobody has it. */
  code: string | undefined;
  /** What it is good for when a membership is signed, where that can be told. */
  discount: ReferralDiscount | undefined;
  /** Why it is left out. */
  unknown: Error | undefined;
}

/** The code that the address carried on some earlier visit (specification 1, section 2.6). */
function referralCode(): string | undefined {
  const stored = readStored('referral-code');
  return typeof stored === 'string' && /^[A-Za-z0-9-]{4,32}$/.test(stored) ? stored : undefined;
}

/** @param wanted whether a code counts here; an invitation knows by itself who referred the person */
export function useReferral(wanted: boolean): Referral {
  const { studio } = useStudio();
  const isHydrated = useHydrated();
  const code = wanted && isHydrated ? referralCode() : undefined;
  const { data, error } = useValidateReferralCode(
    { organizationUnitId: studio.id, referralCode: code ?? '' },
    { query: { enabled: code !== undefined } },
  );
  // A programme that is over, or a check that failed, is no reason to forget who invited.
  const unknown = error?.errorCode === 'referral.error.codeunknown' ? error : undefined;
  return { code: unknown ? undefined : code, discount: data?.discount, unknown };
}
