import { createPublicCourseAppointmentCheckout } from '@studio-portal/sdk/api/checkouts';
import { buildCases, type Case } from '../src/cases.ts';
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

const errorForField = (item: Json, field: string): JsonObject => ({
  ...(isObject(item) ? item : {}),
  typedArgs: [{ type: 'FIELD', value: field }],
});

/**
 * Several errors in one request arrive as a list, one item per field, and the SDK's error contains
 * all of them.
 */
export const multipleErrorsScenarios: Case[] = buildCases({
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
  if (!json) throw new Error(`${aCase.title}: the API description has no body for this error.`);
  const first = errorForField(json.body, 'courseAppointmentId');
  const second = errorForField(json.body, 'offerId');
  const rules = new Map([...json.rules].map(([path, rule]) => [path.replace('$', '$[*]'), rule]));
  return {
    ...aCase,
    response: {
      ...response,
      json: {
        body: [first, second],
        expected: [first, second],
        rules: rules.set('$', { match: 'type', min: 2 }),
      },
    },
    outcome: { error: expectedError(operationId, status, [first, second]) },
  };
});
