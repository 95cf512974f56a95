import type { LegalConsent, LegalInfoType } from '@studio-portal/sdk/types';

/** Returns whether a required consent is missing. */
export const lacksConsent = (
  consents: readonly LegalConsent[],
  accepted: readonly LegalInfoType[],
): boolean => consents.some(({ mandatory, type }) => mandatory && !accepted.includes(type));
