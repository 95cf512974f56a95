/** What trial sessions are booked with. */
import { singlePurchaseOf } from './purchase.ts';

/** The person who comes, as every form of the calls has them. */
export const trialPerson = (email: string) => ({
  customerData: { firstname: 'Gina', lastname: 'Gast', email, phone: '+49 30 0000003' },
  acceptedConsents: ['GENERAL_TERMS' as const],
});

/** The slot of the state `an appointment slot`, as the trial session of studio 1001. */
export const trialSlot = (email: string, startDateTime = '2026-11-26T10:00:00+01:00') => ({
  benefitId: 902,
  organizationUnitId: 1001,
  startDateTime,
  employeeId: null,
  ...trialPerson(email),
});

/** The same, bought. */
export const trialPurchaseOf = (paymentInstrumentId: number | null) => ({
  ...singlePurchaseOf(paymentInstrumentId),
  benefitId: 902,
  offerId: 80_002,
  acceptedConsents: ['GENERAL_TERMS' as const],
});
