import {
  bookBenefitTrialSingleAppointment,
  bookPublicTrialSession,
  bookTrialSession,
  createBenefitTrialSingleAppointment,
  createPublicTrialSession,
  createTrialSession,
} from '@studio-portal/sdk/api/trial-sessions';
import { state, type ProviderState } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session, startDateTime } from '../../src/wire.ts';
import { member, noStudio, slot, tooOften, visitor } from '../given.ts';
import {
  accepted,
  blocked,
  blockedArgs,
  noSingleAppointments,
  person,
  trial,
  usedTrial,
} from './given.ts';

/** Slot and employee; only the provider knows the start of the slot. */
interface SlotRequest {
  benefitId: number;
  organizationUnitId: number;
  employeeId: number | null;
}

const defaultSlot: SlotRequest = { benefitId: 902, organizationUnitId: 1001, employeeId: 301 };
const start = new Date('2026-11-26T09:00:00.000Z');

/** Variant of the call, with its way to pass slot and person. */
interface CallVariant {
  path: string;
  call: (wanted: SlotRequest) => Promise<unknown>;
  /** Person on the wire: `customerData`, or `customer` in the older variants. */
  who: Record<string, typeof person>;
}

const requestBuilder =
  ({ path, call, who }: CallVariant, headers: typeof session | undefined) =>
  (changes: Partial<SlotRequest> = {}) => {
    const wanted = { ...defaultSlot, ...changes };
    const body = {
      ...wanted,
      startDateTime: '2026-11-26T09:00:00.000Z',
      acceptedConsents: ['GENERAL_TERMS'],
      ...who,
    };
    return {
      call: () => call(wanted),
      request: POST(path, { ...(headers && { headers }), body, injectedBody: { startDateTime } }),
    };
  };

const exactly = ['state', 'calendarItem.benefitId', 'calendarItem.itemType'];
/** The same person has already reserved this slot. */
const heldByProspect = state('a held trial session', {
  uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad101',
  state: 'held',
});
const unknownBenefit = state('no kind of appointment', { benefitId: 999 });

/**
 * Builds the error rows that all callers share.
 * @param by session of the caller, if any
 * @param whose who used the trial session two weeks ago
 */
function errorRows(form: CallVariant, by: readonly ProviderState[], whose: 'me' | 'prospect') {
  const send = requestBuilder(form, by.length === 0 ? undefined : session);
  return {
    404: {
      'studio.error.notfound': {
        ...send({ organizationUnitId: 1999 }),
        given: [...by, slot('free'), noStudio],
      },
      'trialsession.error.notoffered': {
        ...send(),
        given: [...by, slot('free'), noSingleAppointments],
      },
      'benefit.error.notfound': {
        ...send({ benefitId: 999 }),
        given: [...by, slot('free'), unknownBenefit],
      },
      'appointment.error.notfound': { ...send({ employeeId: 399 }), given: [...by, slot('free')] },
    },
    409: {
      'booking.error.slotfull': { ...send(), given: [...by, slot('taken')] },
      'booking.error.tooearly': { ...send(), given: [...by, slot('not-yet-bookable')] },
      'booking.error.toolate': { ...send(), given: [...by, slot('no-longer-bookable')] },
      'booking.error.blocked': {
        ...requestBuilder(form, session)(),
        given: [member, slot('free'), blocked],
        typedArgs: blockedArgs,
      },
      'trialsession.error.alreadyused': {
        ...send(),
        given: [...by, slot('free'), usedTrial(whose)],
      },
      'trialsession.error.member': {
        ...requestBuilder(form, session)(),
        given: [member, slot('free')],
      },
    },
    422: { 'offer.error.notallowed': { ...send(), given: [...by, slot('free'), trial('paid')] } },
  } as const;
}

const visitorRows = (form: CallVariant) => {
  const send = requestBuilder(form, session);
  return {
    201: [
      { ...send(), given: [visitor, slot('free')], example: 'trialConfirmed', exactly },
      {
        ...send({ employeeId: null }),
        when: 'with anybody',
        given: [visitor, slot('free')],
        example: 'trialConfirmed',
        exactly,
      },
    ],
    ...errorRows(form, [visitor], 'me'),
  } as const;
};

const guestRows = (form: CallVariant) => {
  const send = requestBuilder(form, undefined);
  const refused = errorRows(form, [], 'prospect');
  return {
    201: [
      { ...send(), given: [slot('free')], example: 'trialHeld', exactly },
      {
        ...send({ employeeId: null }),
        when: 'with anybody',
        given: [slot('free')],
        example: 'trialHeld',
        exactly,
      },
      {
        ...requestBuilder(form, session)(),
        when: 'with a session',
        given: [visitor, slot('free')],
        example: 'trialConfirmed',
        exactly,
      },
    ],
    ...refused,
    409: {
      ...refused[409],
      'booking.error.alreadybooked': { ...send(), given: [heldByProspect] },
      'booking.error.overlapping': {
        ...send(),
        given: [slot('clashing-for-prospect')],
        typedArgs: [{ type: 'STRING', value: 'Open House Stretch' }],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...send(),
        given: [slot('free'), tooOften('book as a guest')],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  } as const;
};

const newer = (wanted: SlotRequest) => ({
  ...wanted,
  startDateTime: start,
  customerData: person,
  acceptedConsents: accepted,
});
const older = (wanted: SlotRequest) => ({
  ...wanted,
  startDateTime: start,
  customer: person,
  acceptedConsents: accepted,
});
const currentCustomer = { customerData: person };
const legacyCustomer = { customer: person };

/** Booking a slot for the trial session, in six variants. */
export const bookSlotCalls = {
  createTrialSession: visitorRows({
    path: '/v1/trialsessions',
    call: (wanted) => createTrialSession(newer(wanted)),
    who: currentCustomer,
  }),
  bookTrialSession: visitorRows({
    path: '/nox/v1/trialsession/book',
    call: (wanted) => bookTrialSession(older(wanted)),
    who: legacyCustomer,
  }),
  createPublicTrialSession: guestRows({
    path: '/v1/public/trialsessions',
    call: (wanted) => createPublicTrialSession(newer(wanted)),
    who: currentCustomer,
  }),
  bookPublicTrialSession: guestRows({
    path: '/nox/public/v1/trialsession/book',
    call: (wanted) => bookPublicTrialSession(older(wanted)),
    who: legacyCustomer,
  }),
  createBenefitTrialSingleAppointment: guestRows({
    path: '/v1/public/benefit-trial/book-single-appointment',
    call: (wanted) => createBenefitTrialSingleAppointment(newer(wanted)),
    who: currentCustomer,
  }),
  bookBenefitTrialSingleAppointment: guestRows({
    path: '/nox/public/v2/benefit-trial/book-single-appointment',
    call: (wanted) => bookBenefitTrialSingleAppointment(older(wanted)),
    who: legacyCustomer,
  }),
} satisfies Pick<
  Calls<'trial-sessions'>,
  | 'createTrialSession'
  | 'bookTrialSession'
  | 'createPublicTrialSession'
  | 'bookPublicTrialSession'
  | 'createBenefitTrialSingleAppointment'
  | 'bookBenefitTrialSingleAppointment'
>;
