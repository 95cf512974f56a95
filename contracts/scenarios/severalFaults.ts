import { createPublicCourseAppointmentCheckout } from '@studio-portal/sdk/api/checkouts';
import { casesOf, type Case } from '../src/cases.ts';
import { isObject, type Json, type JsonObject } from '../src/description.ts';
import { expectedError } from '../src/errors.ts';
import { POST } from '../src/wire.ts';
import { personOnTheWire, person } from '../calls/person.ts';

const request = {
  courseAppointmentId: 0,
  offerId: 0,
  customerData: person,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: 8501,
  joinWaitingList: false,
} as const;

const faultAt = (item: Json, field: string): JsonObject => ({
  ...(isObject(item) ? item : {}),
  typedArgs: [{ type: 'FIELD', value: field }],
});

/** Several faults of one request come as a list, one item a field; the error tells all of them. */
export const severalFaultsScenarios: Case[] = casesOf({
  createPublicCourseAppointmentCheckout: {
    400: {
      'validation.error.invalid': {
        when: 'two fields at once',
        given: [],
        call: () => createPublicCourseAppointmentCheckout(request),
        request: POST('/v3/public/checkouts/course-appointment', {
          body: {
            courseAppointmentId: 0,
            offerId: 0,
            customerData: personOnTheWire,
            paymentMethod: 'CREDIT_CARD',
            paymentInstrumentId: 8501,
            joinWaitingList: false,
          },
        }),
      },
    },
  },
}).map((aCase) => {
  const { operationId, status, response } = aCase;
  const { json } = response;
  if (!json) throw new Error(`${aCase.title}: the description has no body for this error.`);
  const first = faultAt(json.body, 'courseAppointmentId');
  const second = faultAt(json.body, 'offerId');
  const rules = new Map([...json.rules].map(([path, rule]) => [path.replace('$', '$[*]'), rule]));
  return {
    ...aCase,
    response: {
      ...response,
      json: {
        body: [first, second],
        asked: [first, second],
        rules: rules.set('$', { match: 'type', min: 2 }),
      },
    },
    outcome: { error: expectedError(operationId, status, [first, second]) },
  };
});
