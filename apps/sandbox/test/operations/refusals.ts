/** For each refusal that an operation declares, beyond its input and its session, a request that meets it. */
import { setMaintenance } from '../../src/domains/service/maintenance.ts';
import { prospect } from '../../src/states/rows.ts';
import { afterMissed, meet, type Meet, places, type Refusal } from './refusal.ts';
import { accountRefusals } from './refusalsOfAccounts.ts';
import { catalogueRefusals } from './refusalsOfCatalogue.ts';
import { connectRefusals } from './refusalsOfConnects.ts';
import { checkoutRefusals } from './refusalsOfCheckouts.ts';
import { utilizationRefusals } from './refusalsOfUtilization.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b009';
const week = { startDate: '2026-11-23', endDate: '2026-11-29' };
const unknownStudio = { organizationUnitId: 4711 };

const inMaintenance: Meet = async ({ services }) => {
  await setMaintenance(services.db, true);
  return { as: 'member', path: { studioId: 1001 } };
};

const bookings: Refusal[] = places.flatMap(([code, state, joinWaitingList]): Refusal[] => [
  [
    'bookCourse',
    409,
    code,
    async (sandbox) => {
      await sandbox.state('booking options', { kind: 'fitting' });
      await sandbox.state('a course appointment', { id: 50_001, price: 'paid', state });
      return {
        as: 'member',
        body: { courseAppointmentId: 50_001, bookingOptionId: 801, joinWaitingList },
      };
    },
  ],
]);

const option = (kind: string, bookingOptionId: number, courseAppointmentId = 50_001): Meet => {
  return async (sandbox) => {
    await sandbox.state('booking options', { kind });
    await sandbox.state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
    return { as: 'member', body: { courseAppointmentId, bookingOptionId, joinWaitingList: false } };
  };
};

const inState = (owner: 'me' | 'prospect', state: string, path: Record<string, string>): Meet => {
  return async (sandbox) => {
    await sandbox.state('a booking', { uuid, owner, state });
    return owner === 'me' ? { as: 'member', path } : { path };
  };
};

const cancelations = (
  [
    ['cancelCalendarItem', 'me', { id: uuid }],
    ['cancelMyCalendarItem', 'me', { uuid }],
    ['cancelPublicCalendarItem', 'prospect', { id: uuid }],
  ] as const
).flatMap(([id, owner, path]): Refusal[] => [
  [id, 409, 'booking.error.alreadycanceled', inState(owner, 'canceled', path)],
  [id, 409, 'booking.error.cancelationtoolate', inState(owner, 'cancelable-no-more', path)],
]);

const unknownBookings = (
  [
    'getCalendarItem',
    'cancelCalendarItem',
    'getCancelationRuleInfo',
    'getMyCalendarItem',
    'cancelMyCalendarItem',
    'getPublicCalendarItem',
    'cancelPublicCalendarItem',
    'getPublicCancelationRuleInfo',
  ] as const
).map((id): Refusal => [
  id,
  404,
  'booking.error.notfound',
  meet({ as: 'member', path: { id: uuid, uuid } }),
]);

const unknownStudios = (
  [
    'listFeatures',
    'listPublicFeatures',
    'listActiveMenuEntries',
    'listPublicActiveMenuEntries',
    'listLegalInfos',
    'listLegalConsents',
    'getLegalInfo',
    'getActiveLegalInfos',
    'listStudioNews',
    'getTranslationLocales',
    'listCourseAppointments',
    'listPublicCourseAppointments',
    'listCourses',
    'listPublicCourses',
    'listCoursesWithCanceled',
    'listPublicCoursesWithCanceled',
    'listCoursesWithDefaultHomeStudio',
    'listPublicCoursesWithDefaultHomeStudio',
    'listAvailableCourses',
    'listPublicAvailableCourses',
    'listCourseSlice',
    'listPublicCourseSlice',
    'listNextAvailableCourses',
    'listPublicNextAvailableCourses',
    'listUpcomingCourses',
    'listPublicUpcomingCourses',
    'listCoursesWithUpcomingAppointment',
    'listPublicCoursesWithUpcomingAppointment',
    'listAvailablePaymentTypes',
    'listPublicPaymentMethods',
    'listTokenizationPaymentMethods',
    'validateBookAppointmentMasterData',
    'validateBookCourseMasterData',
    'validateBookTrialSessionMasterData',
    'validateSignContractMasterData',
  ] as const
).map((id): Refusal => [
  id,
  404,
  'studio.error.notfound',
  meet({ as: 'member', path: { type: 'IMPRINT' }, query: { ...unknownStudio, ...week } }),
]);

const unknownCourses = (
  [
    'getCourse',
    'getPublicCourse',
    'listBookingOptions',
    'getBookingOptionsWithOffers',
    'getBookingOptionsWithTrialContingentAndOffers',
    'listPublicBookingOptions',
    'getPublicBookingOptionsWithOffers',
    'getPublicBookingOptionsWithTrialContingentAndOffers',
  ] as const
).map((id): Refusal => [
  id,
  404,
  'course.error.notfound',
  meet({ as: 'member', path: { itemId: 59_999 }, query: { courseAppointmentId: 59_999 } }),
]);

const withoutToken = (
  [
    ['listPlaces', { text: 'Berlin', type: 'place' }],
    ['listRegions', { longitude: 13.39, latitude: 52.53, type: 'region' }],
    ['getStaticImage', { longitude: 13.39, latitude: 52.53, width: 640 }],
  ] as const
).map(([id, query]): Refusal => [
  id,
  403,
  'maps.error.tokenrefused',
  meet({ query: { ...query, token: 'nobodys' } }),
]);

const unknownTenant = { headers: { 'x-tenant': 'nobody' } };
const wrong = { username: 'member@northside.example', password: 'not-that-one' };
const asBasic = { authorization: `Basic ${btoa(`${wrong.username}:${wrong.password}`)}` };

export const refusals: readonly Refusal[] = [
  ['getWhitelabelConfig', 404, 'whitelabel.error.notfound', meet(unknownTenant)],
  ['getTenant', 404, 'tenant.error.notfound', meet(unknownTenant)],
  ['listPublicStudios', 404, 'tenant.error.notfound', meet(unknownTenant)],
  ['getPublicStudio', 404, 'studio.error.notfound', meet({ path: { studioId: 4711 } })],
  ['getHomeStudio', 404, 'studio.error.nohomestudio', meet({ as: 'visitor' })],
  ['getCustomerInfo', 404, 'tenant.error.notfound', meet({ as: 'member', ...unknownTenant })],
  ['getCustomerConfig', 403, 'authorization.error.notconnected', meet({ as: 'visitor' })],
  ['getWhitelabelConfig', 502, 'maintenance', inMaintenance],
  ['getTenant', 502, 'maintenance', inMaintenance],
  ['getPublicStudio', 502, 'maintenance', inMaintenance],
  ['getUserInfo', 502, 'maintenance', inMaintenance],
  ['login', 401, 'authentication.error.badcredentials', meet({ body: wrong, headers: asBasic })],
  [
    'login',
    429,
    'authentication.error.toomanyattempts',
    async ({ call }) => {
      for (let attempt = 0; attempt < 5; attempt++)
        await call('login', { body: wrong, headers: asBasic });
      return { body: wrong, headers: asBasic };
    },
  ],
  ...unknownStudios,
  ...unknownCourses,
  ...unknownBookings,
  ...bookings,
  ...cancelations,
  ['bookCourse', 404, 'course.error.notfound', option('fitting', 801, 59_999)],
  ['bookCourse', 404, 'bookingoption.error.notfound', option('none', 801)],
  ['bookCourse', 409, 'bookingoption.error.notvalid', option('used-up', 801)],
  ['bookCourse', 409, 'booking.error.blocked', afterMissed(option('fitting', 801))],
  ...publicBookings(),
  ...catalogueRefusals,
  [
    'getLegalInfo',
    404,
    'legalinfo.error.notfound',
    meet({ path: { type: 'IMPRINT' }, query: { organizationUnitId: 1001 } }),
  ],
  [
    'getTranslations',
    404,
    'translation.error.notfound',
    meet({ path: { tag: 'nowhere', language: 'fr-FR' } }),
  ],
  ...withoutToken,
  ...checkoutRefusals,
  ...utilizationRefusals,
  ...accountRefusals,
  ...connectRefusals,
];

function publicBookings(): Refusal[] {
  const free =
    (state: string, joinWaitingList = false, courseAppointmentId = 50_001): Meet =>
    async (sandbox) => {
      await sandbox.state('a course appointment', { id: 50_001, price: 'free', state });
      const as = state === 'booked-by-me' ? ({ as: 'member' } as const) : {};
      return { ...as, body: { courseAppointmentId, customerData: prospect, joinWaitingList } };
    };
  return [
    ...places.map(([code, state, join]): Refusal => [
      'bookPublicCourse',
      409,
      code,
      free(state, join),
    ]),
    ['bookPublicCourse', 404, 'course.error.notfound', free('open', false, 59_999)],
    [
      'bookPublicCourse',
      422,
      'offer.error.notallowed',
      async (sandbox) => {
        const request = await free('open')(sandbox);
        await sandbox.state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
        return request;
      },
    ],
  ];
}
