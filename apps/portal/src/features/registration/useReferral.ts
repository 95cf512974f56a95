import { useValidateReferralCode } from '@studio-portal/sdk/api/referral';
import type { ReferralDiscount } from '@studio-portal/sdk/types';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { referralCode } from './toRequest.ts';

/** The referral code of an earlier address, and what came of the studio's check. */
export interface Referral {
  /** Goes along with the registration; undefined where there is none, or where nobody has it. */
  code: string | undefined;
  /** What it is good for when a membership is signed, where that can be told. */
  discount: ReferralDiscount | undefined;
  /** Why it is left out. */
  unknown: Error | undefined;
}

/** @param wanted whether a code counts here; an invitation knows by itself who referred the person */
export function useReferral(wanted: boolean): Referral {
  const { studio } = useStudio();
  const code = wanted ? referralCode() : undefined;
  const { data, error } = useValidateReferralCode(
    { organizationUnitId: studio.id, referralCode: code ?? '' },
    { query: { enabled: code !== undefined } },
  );
  // A programme that is over, or a check that failed, is no reason to forget who invited.
  const unknown = error?.errorCode === 'referral.error.codeunknown' ? error : undefined;
  return { code: unknown ? undefined : code, discount: data?.discount, unknown };
}
