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
import { accepted, blocked, blockedUntil, nobodyGives, person, trial, used } from './given.ts';

/** Which slot, and with whom; the start is that of the slot, which only the provider knows. */
interface Wanted {
  benefitId: number;
  organizationUnitId: number;
  employeeId: number | null;
}

const usual: Wanted = { benefitId: 902, organizationUnitId: 1001, employeeId: 301 };
const start = new Date('2026-11-26T09:00:00.000Z');

/** How a call names slot and person. */
interface Form {
  path: string;
  call: (wanted: Wanted) => Promise<unknown>;
  /** The person as it goes over the wire: under `customerData`, or `customer` in the older forms. */
  who: Record<string, typeof person>;
}

const sentBy =
  ({ path, call, who }: Form, headers: typeof session | undefined) =>
  (changes: Partial<Wanted> = {}) => {
    const wanted = { ...usual, ...changes };
    const body = {
      ...wanted,
      startDateTime: '2026-11-26T09:00:00.000Z',
      acceptedConsents: ['GENERAL_TERMS'],
      ...who,
    };
    return {
      call: () => call(wanted),
      request: POST(path, { ...(headers && { headers }), body, bodyFrom: { startDateTime } }),
    };
  };

const exactly = ['state', 'calendarItem.benefitId', 'calendarItem.itemType'];
/** The same person holds the same time already. */
const heldByProspect = state('a held trial session', {
  uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad101',
  state: 'held',
});
const noKind = state('no kind of appointment', { benefitId: 999 });

/**
 * What is refused, whoever asks.
 * @param by who may book
 * @param whose trial session was two weeks ago
 */
function refusals(form: Form, by: readonly ProviderState[], whose: 'me' | 'prospect') {
  const send = sentBy(form, by.length === 0 ? undefined : session);
  return {
    404: {
      'studio.error.notfound': {
        ...send({ organizationUnitId: 1999 }),
        given: [...by, slot('free'), noStudio],
      },
      'trialsession.error.notoffered': { ...send(), given: [...by, slot('free'), nobodyGives] },
      'benefit.error.notfound': {
        ...send({ benefitId: 999 }),
        given: [...by, slot('free'), noKind],
      },
      'appointment.error.notfound': { ...send({ employeeId: 399 }), given: [...by, slot('free')] },
    },
    409: {
      'booking.error.slotfull': { ...send(), given: [...by, slot('taken')] },
      'booking.error.tooearly': { ...send(), given: [...by, slot('not-yet-bookable')] },
      'booking.error.toolate': { ...send(), given: [...by, slot('no-longer-bookable')] },
      'booking.error.blocked': {
        ...sentBy(form, session)(),
        given: [member, slot('free'), blocked],
        typedArgs: blockedUntil,
      },
      'trialsession.error.alreadyused': { ...send(), given: [...by, slot('free'), used(whose)] },
      'trialsession.error.member': { ...sentBy(form, session)(), given: [member, slot('free')] },
    },
    422: { 'offer.error.notallowed': { ...send(), given: [...by, slot('free'), trial('paid')] } },
  } as const;
}

const ofVisitor = (form: Form) => {
  const send = sentBy(form, session);
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
    ...refusals(form, [visitor], 'me'),
  } as const;
};

const ofAnybody = (form: Form) => {
  const send = sentBy(form, undefined);
  const refused = refusals(form, [], 'prospect');
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
        ...sentBy(form, session)(),
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

const newer = (wanted: Wanted) => ({
  ...wanted,
  startDateTime: start,
  customerData: person,
  acceptedConsents: accepted,
});
const older = (wanted: Wanted) => ({
  ...wanted,
  startDateTime: start,
  customer: person,
  acceptedConsents: accepted,
});
const whoNow = { customerData: person };
const whoBefore = { customer: person };

/** Book a time of the trial session: six forms of one thing. */
export const bookSlotCalls = {
  createTrialSession: ofVisitor({
    path: '/v1/trialsessions',
    call: (wanted) => createTrialSession(newer(wanted)),
    who: whoNow,
  }),
  bookTrialSession: ofVisitor({
    path: '/nox/v1/trialsession/book',
    call: (wanted) => bookTrialSession(older(wanted)),
    who: whoBefore,
  }),
  createPublicTrialSession: ofAnybody({
    path: '/v1/public/trialsessions',
    call: (wanted) => createPublicTrialSession(newer(wanted)),
    who: whoNow,
  }),
  bookPublicTrialSession: ofAnybody({
    path: '/nox/public/v1/trialsession/book',
    call: (wanted) => bookPublicTrialSession(older(wanted)),
    who: whoBefore,
  }),
  createBenefitTrialSingleAppointment: ofAnybody({
    path: '/v1/public/benefit-trial/book-single-appointment',
    call: (wanted) => createBenefitTrialSingleAppointment(newer(wanted)),
    who: whoNow,
  }),
  bookBenefitTrialSingleAppointment: ofAnybody({
    path: '/nox/public/v2/benefit-trial/book-single-appointment',
    call: (wanted) => bookBenefitTrialSingleAppointment(older(wanted)),
    who: whoBefore,
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
