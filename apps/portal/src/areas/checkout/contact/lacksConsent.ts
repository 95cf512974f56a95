import type { LegalConsent, LegalInfoType } from '@studio-portal/sdk/types';

/** Whether a box is left empty that must be ticked. */
export const lacksConsent = (
  consents: readonly LegalConsent[],
  accepted: readonly LegalInfoType[],
): boolean => consents.some(({ mandatory, type }) => mandatory && !accepted.includes(type));
