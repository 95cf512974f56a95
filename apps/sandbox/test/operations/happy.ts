/** A valid request for each operation, sent after setting up the data that it needs. */
import type { OperationId } from '../../src/platform/api.ts';
import { prospect } from '../../src/states/rows.ts';
import type { Request } from '../harness/sandbox.ts';
import { accountsHappy } from './happyAccounts.ts';
import { linksHappy } from './happyLinks.ts';
import { customerDataHappy } from './happyCustomerData.ts';
import { contractsHappy } from './happyContracts.ts';
import { memberHappy } from './happyMember.ts';
import { memberContractsHappy } from './happyMemberContracts.ts';
import { idlePeriodsHappy } from './happyIdlePeriods.ts';
import { productsHappy } from './happyProducts.ts';
import { appointmentsHappy } from './happyAppointments.ts';
import { catalogueHappy } from './happyCatalogue.ts';
import { checkinHappy } from './happyCheckins.ts';
import { rewardsHappy } from './happyRewards.ts';
import { loyaltyHappy } from './happyLoyalty.ts';
import { pagesHappy } from './happyPages.ts';
import { familyHappy } from './happyFamily.ts';
import { pushHappy } from './happyPush.ts';
import { calendarSubscriptionsHappy } from './happyCalendarSubscriptions.ts';
import { personalCalendarsHappy } from './happyPersonalCalendars.ts';
import { widgetsHappy } from './happyWidgets.ts';
import { standingBookingsHappy } from './happyStandingBookings.ts';
import { walletHappy } from './happyWallet.ts';
import { passkeysHappy } from './happyPasskeys.ts';
import { checkoutHappy } from './happyCheckouts.ts';
import { trialSessionsHappy } from './happyTrialSessions.ts';
import { utilizationHappy } from './happyUtilization.ts';
import { type RequestSetup, withoutSetup } from './setup.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const week = { organizationUnitId: 1001, startDate: '2026-11-23', endDate: '2026-11-29' };
const atStudio = { organizationUnitId: 1001 };

const appointment =
  (request: Request): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
    return request;
  };

const event =
  (request: Request): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('an event', { id: 50_001 });
    return request;
  };

const booking =
  (owner: 'me' | 'prospect', request: Request, situation = 'booked'): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a booking', { uuid, owner, state: situation });
    return owner === 'me' ? { as: 'member', ...request } : request;
  };

const options = appointment({ query: { courseAppointmentId: 50_001 } });
const memberOptions: RequestSetup = async (sandbox) => {
  await sandbox.state('booking options', { kind: 'fitting' });
  return { as: 'member', ...(await options(sandbox)) };
};

/** Creates the requests of a list for members and for the public. */
const toRequests = (query: Record<string, string | number>) => ({
  member: appointment({ as: 'member', query }),
  everybody: appointment({ query }),
});

const inWeek = toRequests(week);
const next = toRequests(atStudio);

const accountDetails: RequestSetup = async (sandbox) => {
  await sandbox.state('what the member may do', { may: 'see the account in detail' });
  await sandbox.state('an account balance', { state: 'owed' });
  return { as: 'member' };
};

export const happy = {
  getWhitelabelConfig: withoutSetup(),
  getTenant: withoutSetup(),
  getCourseAppointmentFilter: withoutSetup({ query: atStudio }),
  getSingleAppointmentFilter: withoutSetup({ query: atStudio }),
  listEmployees: withoutSetup({ query: atStudio }),
  listEmployeesWithFutureCourses: withoutSetup({ query: atStudio }),
  async getStreamingAppointment(sandbox) {
    await sandbox.state('a booking of an online course', { uuid, stream: 'open' });
    return { query: { streamId: uuid } };
  },
  listFeatures: withoutSetup({ as: 'member', query: atStudio }),
  listPublicFeatures: withoutSetup({ query: atStudio }),
  listActiveMenuEntries: withoutSetup({ as: 'member', query: atStudio }),
  listPublicActiveMenuEntries: withoutSetup({ query: atStudio }),
  getHomeStudio: withoutSetup({ as: 'member' }),
  listPublicStudios: withoutSetup(),
  getPublicStudio: withoutSetup({ path: { studioId: 1001 } }),
  getSepaAgreement: withoutSetup({ path: { studioId: 1001 } }),
  ...catalogueHappy,
  ...utilizationHappy,
  login: withoutSetup({
    body: { username: 'member@northside.example', password: 'sample-Passw0rd' },
    headers: {
      authorization: `Basic ${btoa('member@northside.example:sample-Passw0rd')}`,
    },
  }),
  logout: withoutSetup({ as: 'member' }),
  getUserInfo: withoutSetup({ as: 'member' }),
  getCustomerInfo: withoutSetup({ as: 'member' }),
  getCustomerConfig: withoutSetup({ as: 'member' }),
  listCountries: withoutSetup({ query: { locale: 'de-DE' } }),
  validateBookAppointmentMasterData: withoutSetup({ as: 'member', query: atStudio }),
  validateBookCourseMasterData: withoutSetup({ as: 'member', query: atStudio }),
  validateBookTrialSessionMasterData: withoutSetup({ as: 'member', query: atStudio }),
  validateSignContractMasterData: withoutSetup({ as: 'member', query: atStudio }),

  getCourse: appointment({ as: 'member', path: { itemId: 50_001 } }),
  getPublicCourse: appointment({ path: { itemId: 50_001 } }),
  listCourseAppointments: inWeek.member,
  listPublicCourseAppointments: inWeek.everybody,
  listCourses: inWeek.member,
  listPublicCourses: inWeek.everybody,
  listCoursesWithCanceled: inWeek.member,
  listPublicCoursesWithCanceled: inWeek.everybody,
  listCoursesWithDefaultHomeStudio: inWeek.member,
  listPublicCoursesWithDefaultHomeStudio: inWeek.everybody,
  listAvailableCourses: inWeek.member,
  listPublicAvailableCourses: inWeek.everybody,
  listCourseSlice: inWeek.member,
  listPublicCourseSlice: inWeek.everybody,
  listNextAvailableCourses: next.member,
  listPublicNextAvailableCourses: next.everybody,
  listUpcomingCourses: next.member,
  listPublicUpcomingCourses: next.everybody,
  listCoursesWithUpcomingAppointment: next.member,
  listPublicCoursesWithUpcomingAppointment: next.everybody,

  ...appointmentsHappy,
  ...productsHappy,
  ...linksHappy,
  getCustomerAccount: accountDetails,
  getAccountBalance: accountDetails,
  ...contractsHappy,
  ...customerDataHappy,
  ...memberContractsHappy,
  ...idlePeriodsHappy,
  ...memberHappy,
  listStudioEvents: event({ as: 'member', query: week }),
  listPublicStudioEvents: event({ query: week }),

  listBookingOptions: memberOptions,
  getBookingOptionsWithOffers: memberOptions,
  getBookingOptionsWithTrialContingentAndOffers: memberOptions,
  listPublicBookingOptions: options,
  getPublicBookingOptionsWithOffers: options,
  getPublicBookingOptionsWithTrialContingentAndOffers: options,

  async bookCourse(sandbox) {
    await memberOptions(sandbox);
    return {
      as: 'member',
      body: { courseAppointmentId: 50_001, bookingOptionId: 801, joinWaitingList: false },
    };
  },
  async bookPublicCourse(sandbox) {
    await sandbox.state('a course appointment', { id: 50_001, price: 'free', state: 'open' });
    return {
      body: { courseAppointmentId: 50_001, customerData: prospect, joinWaitingList: false },
    };
  },
  listCurrentCalendarItems: booking('me', {}),
  listPastCalendarItems: booking('me', {}, 'attended'),
  listMyCurrentCalendarItems: booking('me', {}),
  listMyCalendarHistory: booking('me', {}, 'attended'),
  getCalendarItem: booking('me', { path: { id: uuid } }),
  getMyCalendarItem: booking('me', { path: { uuid } }),
  getPublicCalendarItem: booking('prospect', { path: { id: uuid } }),
  cancelCalendarItem: booking('me', { path: { id: uuid } }),
  cancelMyCalendarItem: booking('me', { path: { uuid } }),
  cancelPublicCalendarItem: booking('prospect', { path: { id: uuid } }),
  getCancelationRuleInfo: booking('me', { path: { id: uuid } }),
  getPublicCancelationRuleInfo: booking('prospect', { path: { id: uuid } }),

  ...checkinHappy,
  ...loyaltyHappy,
  ...rewardsHappy,
  ...trialSessionsHappy,
  ...accountsHappy,
  ...calendarSubscriptionsHappy,
  ...personalCalendarsHappy,
  ...passkeysHappy,
  ...walletHappy,
  ...standingBookingsHappy,
  ...widgetsHappy,
  ...pushHappy,
  ...familyHappy,
  ...pagesHappy,
  ...checkoutHappy,
} satisfies Record<OperationId, RequestSetup>;
