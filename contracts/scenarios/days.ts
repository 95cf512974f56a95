import { createPublicCourseAppointmentCheckout } from '@studio-portal/sdk/api/checkouts';
import { casesOf, type Case } from '../src/cases.ts';
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

/** Lets a call run on a machine in another time zone. */
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

/** A day in a body stays that day, on whichever side of Greenwich the browser is. */
export const dayScenarios: Case[] = casesOf({
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
      exactly: ['customerData.dateOfBirth'],
    })),
  },
});
