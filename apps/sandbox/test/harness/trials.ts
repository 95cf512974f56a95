/** Request bodies of trial sessions. */
import { singlePurchaseBody } from './purchase.ts';

/** The participant, as in every trial session request. */
export const trialPerson = (email: string) => ({
  customerData: { firstname: 'Gina', lastname: 'Gast', email, phone: '+49 30 0000003' },
  acceptedConsents: ['GENERAL_TERMS' as const],
});

/** The slot of the state `an appointment slot` as a trial session of studio 1001. */
export const trialSlot = (email: string, startDateTime = '2026-11-26T10:00:00+01:00') => ({
  benefitId: 902,
  organizationUnitId: 1001,
  startDateTime,
  employeeId: null,
  ...trialPerson(email),
});

/** A checkout of that trial session. */
export const trialPurchaseBody = (paymentInstrumentId: number | null) => ({
  ...singlePurchaseBody(paymentInstrumentId),
  benefitId: 902,
  offerId: 80_002,
  acceptedConsents: ['GENERAL_TERMS' as const],
});
