/** X-Acting-For is sent only with the calls that accept it, and is part of their query keys. */
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { bookCourse } from '../src/generated/api/calendar.ts';
import { createCourseAppointmentCheckoutV4 } from '../src/generated/api/checkouts.ts';
import { getUserInfo } from '../src/generated/api/me.ts';
import {
  getListMyCurrentCalendarItemsQueryKey,
  getListMyCurrentCalendarItemsQueryOptions,
} from '../src/generated/api/my-calendar.ts';
import { getGetTenantQueryKey } from '../src/generated/api/tenant.ts';
import { createSdk, createStudioClient } from '../src/fetch.ts';
import { configureSdk } from '../src/index.ts';
import { mockBackend, errorResponse, json, getApiError } from './backend.ts';

const child = '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9b01';
const place = { courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false };

/** Starts a backend that records X-Acting-For, with a context that acts for a family member. */
const acting = (...answers: Parameters<typeof mockBackend>) => {
  const current: { actingFor: string | undefined } = { actingFor: child };
  const backend = mockBackend(...answers);
  configureSdk({ context: () => ({ tenant: 'northside', ...current }) });
  return {
    current,
    people: () => backend.requests.map(({ headers }) => headers.get('X-Acting-For')),
    requests: backend.requests,
  };
};

test('sends X-Acting-For with the calls that accept it, beside their other headers', async () => {
  const { people, requests } = acting(json({}, 201), json({}), json({}, 201));
  await bookCourse(place);
  await getUserInfo();
  await createCourseAppointmentCheckoutV4(
    {
      courseAppointmentId: 1,
      offerId: 2,
      customerData: {
        firstname: 'Mia',
        lastname: 'Muster',
        email: 'mona@example.org',
        dateOfBirth: new Date('2017-03-04'),
        street: 'Beispielweg',
        zipCode: '10115',
        city: 'Berlin',
        countryCode: 'DE',
      },
      paymentMethod: null,
      paymentInstrumentId: null,
      tokenizationReference: null,
      joinWaitingList: false,
    },
    { 'Idempotency-Key': 'a-key-of-16-signs' },
  );
  expect(people()).toEqual([child, null, child]);
  expect(requests[2]?.headers.get('Idempotency-Key')).toBe('a-key-of-16-signs');
});

test('sends no header for the account itself', async () => {
  const { current, people } = acting(json({}, 201));
  current.actingFor = undefined;
  await bookCourse(place);
  expect(people()).toEqual([null]);
});

test('adds the family member only to the keys of these calls', () => {
  const { current } = acting(json([]));
  const [theirs, tenant] = [getListMyCurrentCalendarItemsQueryKey(), getGetTenantQueryKey()];
  current.actingFor = undefined;
  expect(getListMyCurrentCalendarItemsQueryKey()).not.toEqual(theirs);
  expect(getGetTenantQueryKey()).toEqual(tenant);
});

test('sends the current family member with a query under a key of the caller', async () => {
  const { people } = acting(json([]));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = { queryKey: ['upcoming', { view: 'list' }] };
  await client.query(getListMyCurrentCalendarItemsQueryOptions({ query }));
  expect(people()).toEqual([child]);
});

test('refetches for the family member of the key after a switch', async () => {
  const { current, people } = acting(json([]));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.query(getListMyCurrentCalendarItemsQueryOptions());
  current.actingFor = undefined;
  await client.refetchQueries({ queryKey: ['listMyCurrentCalendarItems'], type: 'all' });
  await client.query(getListMyCurrentCalendarItemsQueryOptions());
  expect(people()).toEqual([child, child, null]);
});

test('repeats a call for the same family member after a new login', async () => {
  const { current, people } = acting(
    errorResponse(401, 'authentication.error.notloggedin'),
    errorResponse(403, 'family.error.notyours'),
  );
  configureSdk({
    onSignedOut: () => {
      current.actingFor = undefined;
      return true;
    },
  });
  expect((await getApiError(bookCourse(place))).errorCode).toBe('family.error.notyours');
  expect(people()).toEqual([child, child]);
});

test('follows the same rule in the client without React', async () => {
  const sent: (string | null)[] = [];
  const backend = createStudioClient(
    createSdk({
      context: () => ({ tenant: 'northside', actingFor: child }),
      fetch: async (_url, init) => {
        sent.push(new Headers(init.headers).get('X-Acting-For'));
        return json([]);
      },
    }),
  );
  await backend.GET('/v1/aggregated/calendaritems/current');
  await backend.GET('/v1/me/family');
  expect(sent).toEqual([child, null]);
});
