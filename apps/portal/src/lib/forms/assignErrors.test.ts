import { configureSdk, NetworkError } from '@studio-portal/sdk';
import { login } from '@studio-portal/sdk/api/auth';
import { changePassword, saveProfile } from '@studio-portal/sdk/api/me';
import { connectWithEmail } from '@studio-portal/sdk/api/studio-connect';
import { createCourseAppointmentCheckoutV4 } from '@studio-portal/sdk/api/checkouts';
import { mock } from '@studio-portal/sdk/msw';
import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { createIntl } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { loadErrorMessages } from '../api/errors/loadErrorMessages.ts';
import type { InputSet } from './fieldSpec.ts';
import { addressFields, personFields } from './personFields.ts';
import { assignErrors } from './assignErrors.ts';

beforeAll(loadErrorMessages);

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });
const fields = {
  ...personFields,
  ...addressFields,
  username: personFields.email,
  oldPassword: { ...addressFields.street, codes: ['password.error.wrong'] },
} as const satisfies InputSet;

/** Returns the error of a call for a mocked response. */
async function refusal(call: () => Promise<unknown>, answer: HttpHandler): Promise<unknown> {
  configureSdk({
    baseUrl: 'http://backend.example',
    fetch: async (url, init) => {
      const response = await getResponse([answer], new Request(url, init));
      return response ?? Response.error();
    },
  });
  return call().then(
    () => undefined,
    (error: unknown) => error,
  );
}
const placed = (error: unknown) => {
  const { atFields, rest } = assignErrors(error, fields, intl);
  return { atFields: Object.fromEntries(atFields), rest: rest.length };
};
const passwords = { oldPassword: 'sample-Passw0rd', newPassword: 'other-Passw0rd' };

test('shows an error at the field it names, with our message for its code', async () => {
  const error = await refusal(
    () => saveProfile({}),
    mock('saveProfile', 422, 'profile.error.dateofbirth'),
  );
  expect(placed(error)).toEqual({
    atFields: { dateOfBirth: 'Your date of birth must be in the past.' },
    rest: 0,
  });
});

test('shows a short message at a field with an invalid value', async () => {
  const error = await refusal(
    () => login({ username: 'x', password: 'y' }),
    mock('login', 400, 'validation.error.invalid'),
  );
  expect(placed(error)).toEqual({
    atFields: { username: 'This is not accepted. Check your entry' },
    rest: 0,
  });
});

test('uses the last field of a path and distributes several errors', async () => {
  const fault = (field: string) => ({
    errorCode: 'validation.error.invalid',
    errorMessage: `${field}: must not be empty`,
    typedArgs: [{ type: 'FIELD', value: field }],
  });
  const list = [fault('customerData.street'), fault('X-Tenant'), fault('customerData.zipCode')];
  const error = await refusal(
    () =>
      createCourseAppointmentCheckoutV4({
        courseAppointmentId: 1,
        offerId: 1,
        customerData: {
          firstname: 'Vic',
          lastname: 'Visitor',
          email: 'vic@northside.example',
          dateOfBirth: new Date('1994-02-03T00:00:00Z'),
          street: 'x',
          zipCode: 'x',
          city: 'x',
          countryCode: 'DE',
        },
        paymentMethod: null,
        paymentInstrumentId: null,
        tokenizationReference: null,
        joinWaitingList: false,
      }),
    http.post('*', () => HttpResponse.json(list, { status: 400 })),
  );
  expect(placed(error)).toEqual({
    atFields: {
      street: 'This is not accepted. Check your entry',
      zipCode: 'This is not accepted. Check your entry',
    },
    rest: 1,
  });
});

test('shows an error at the field that lists its code', async () => {
  const error = await refusal(
    () => changePassword(passwords),
    mock('changePassword', 422, 'password.error.wrong'),
  );
  expect(placed(error)).toEqual({ atFields: { oldPassword: 'This password is wrong.' }, rest: 0 });
});

test.each([
  ['no field at all', mock('connectWithEmail', 422, 'studioconnect.error.nomatch')],
  ['a number', mock('connectWithEmail', 429, 'authentication.error.toomanyattempts')],
  ['nothing that is known', http.post('*', () => new HttpResponse('<h1>Oh</h1>', { status: 500 }))],
])('shows an error that names %s above the button', async (_, answer) => {
  const error = await refusal(
    () => connectWithEmail({ studioId: 1001, email: 'vic@northside.example' }),
    answer,
  );
  expect(error).toBeInstanceOf(Error);
  expect(placed(error)).toEqual({ atFields: {}, rest: 1 });
});

test('shows a network error above the button, and nothing without an error', () => {
  expect(placed(new NetworkError('login', 'no answer'))).toEqual({ atFields: {}, rest: 1 });
  expect(placed(null)).toEqual({ atFields: {}, rest: 0 });
});
