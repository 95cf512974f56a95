import {
  bookBenefitTrialCourseAppointment,
  createBenefitTrialCourseAppointment,
} from '@studio-portal/sdk/api/trial-sessions';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session } from '../../src/wire.ts';
import { course, member, noCourse, type Situation, tooOften, visitor } from '../given.ts';
import {
  accepted,
  blocked,
  blockedArgs,
  noSingleAppointments,
  person,
  usedTrial,
} from './given.ts';

interface Form {
  path: string;
  call: (courseAppointmentId: number) => Promise<unknown>;
  who: Record<string, typeof person>;
}

const tried = (situation: Situation) =>
  state('a course appointment', { id: 50001, price: 'trial', state: situation });

const exactly = ['state', 'calendarItem.courseAppointmentId', 'calendarItem.itemType'];

const rows = ({ path, call, who }: Form) => {
  const send = (courseAppointmentId = 50001, headers?: typeof session) => ({
    call: () => call(courseAppointmentId),
    request: POST(path, {
      ...(headers && { headers }),
      body: { courseAppointmentId, acceptedConsents: ['GENERAL_TERMS'], ...who },
    }),
  });
  return {
    201: [
      { ...send(), given: [tried('open')], example: 'trialCourseHeld', exactly },
      {
        ...send(50001, session),
        when: 'with a session',
        given: [visitor, tried('open')],
        example: 'trialCourseConfirmed',
        exactly,
      },
    ],
    404: {
      'course.error.notfound': { ...send(59999), given: [noCourse] },
      'trialsession.error.notoffered': { ...send(), given: [tried('open'), noSingleAppointments] },
    },
    409: {
      'booking.error.slotfull': { ...send(), given: [tried('full')] },
      'booking.error.alreadybooked': { ...send(), given: [tried('booked-by-prospect')] },
      'booking.error.overlapping': {
        ...send(),
        given: [tried('clashing-for-prospect')],
        typedArgs: [{ type: 'STRING', value: 'Open House Stretch' }],
      },
      'booking.error.tooearly': { ...send(), given: [tried('not-yet-bookable')] },
      'booking.error.toolate': { ...send(), given: [tried('no-longer-bookable')] },
      'booking.error.appointmentcanceled': { ...send(), given: [tried('canceled')] },
      'booking.error.blocked': {
        ...send(50001, session),
        given: [member, tried('open'), blocked],
        typedArgs: blockedArgs,
      },
      'trialsession.error.alreadyused': {
        ...send(),
        given: [tried('open'), usedTrial('prospect')],
      },
      'trialsession.error.member': { ...send(50001, session), given: [member, tried('open')] },
    },
    422: { 'offer.error.notallowed': { ...send(), given: [course('open')] } },
    429: {
      'authentication.error.toomanyattempts': {
        ...send(),
        given: [tried('open'), tooOften('book as a guest')],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  } as const;
};

/** Trying a course instead, in two variants. */
export const tryCourseCalls = {
  createBenefitTrialCourseAppointment: rows({
    path: '/v1/public/benefit-trial/book-course-appointment',
    call: (courseAppointmentId) =>
      createBenefitTrialCourseAppointment({
        courseAppointmentId,
        customerData: person,
        acceptedConsents: accepted,
      }),
    who: { customerData: person },
  }),
  bookBenefitTrialCourseAppointment: rows({
    path: '/nox/public/v2/benefit-trial/book-course-appointment',
    call: (courseAppointmentId) =>
      bookBenefitTrialCourseAppointment({
        courseAppointmentId,
        customer: person,
        acceptedConsents: accepted,
      }),
    who: { customer: person },
  }),
} satisfies Pick<
  Calls<'trial-sessions'>,
  'createBenefitTrialCourseAppointment' | 'bookBenefitTrialCourseAppointment'
>;
