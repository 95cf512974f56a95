import { createPublicCourseAppointmentCheckout } from '@studio-portal/sdk/api/checkouts';
import { buildCases, type Case } from '../src/cases.ts';
import { state } from '../src/states.ts';
import { POST } from '../src/wire.ts';
import { course } from '../calls/given.ts';
import { person, personOnTheWire } from '../calls/person.ts';

const request = {
  courseAppointmentId: 50001,
  offerId: 601,
  customerData: person,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: 8501,
  joinWaitingList: false,
} as const;

/** Runs a call with another system time zone. */
async function inZone<T>(zone: string, call: () => Promise<T>): Promise<T> {
  const usual = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    return await call();
  } finally {
    if (usual === undefined) delete process.env['TZ'];
    else process.env['TZ'] = usual;
  }
}

/** Dates in a body stay the same day in time zones west and east of Greenwich. */
export const dayScenarios: Case[] = buildCases({
  createPublicCourseAppointmentCheckout: {
    201: ['America/Los_Angeles', 'Pacific/Auckland'].map((zone) => ({
      when: `a birthday typed in ${zone}`,
      given: [
        course('open'),
        state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' }),
      ],
      call: () => inZone(zone, () => createPublicCourseAppointmentCheckout(request)),
      request: POST('/v3/public/checkouts/course-appointment', {
        body: {
          courseAppointmentId: 50001,
          offerId: 601,
          customerData: personOnTheWire,
          paymentMethod: 'CREDIT_CARD',
          paymentInstrumentId: 8501,
          joinWaitingList: false,
        },
      }),
      example: 'publicCourseCheckoutCreated',
    })),
  },
});
