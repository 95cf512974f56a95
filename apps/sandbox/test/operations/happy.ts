/** A valid request for each operation, sent after setting up the data that it needs. */
import type { OperationId } from '../../src/server/api.ts';
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
import { passkeysHappy } from './happyPasskeys.ts';
import { checkoutHappy } from './happyCheckouts.ts';
import { trialSessionsHappy } from './happyTrialSessions.ts';
import { utilizationHappy } from './happyUtilization.ts';
import { type Happy, plain } from './setup.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const week = { organizationUnitId: 1001, startDate: '2026-11-23', endDate: '2026-11-29' };
const atStudio = { organizationUnitId: 1001 };

const appointment =
  (request: Request): Happy =>
  async (sandbox) => {
    await sandbox.state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
    return request;
  };

const event =
  (request: Request): Happy =>
  async (sandbox) => {
    await sandbox.state('an event', { id: 50_001 });
    return request;
  };

const booking =
  (owner: 'me' | 'prospect', request: Request, situation = 'booked'): Happy =>
  async (sandbox) => {
    await sandbox.state('a booking', { uuid, owner, state: situation });
    return owner === 'me' ? { as: 'member', ...request } : request;
  };

const options = appointment({ query: { courseAppointmentId: 50_001 } });
const memberOptions: Happy = async (sandbox) => {
  await sandbox.state('booking options', { kind: 'fitting' });
  return { as: 'member', ...(await options(sandbox)) };
};

/** Creates the requests of a list for members and for the public. */
const listed = (query: Record<string, string | number>) => ({
  member: appointment({ as: 'member', query }),
  everybody: appointment({ query }),
});

const inWeek = listed(week);
const next = listed(atStudio);

const seesAccount: Happy = async (sandbox) => {
  await sandbox.state('what the member may do', { may: 'see the account in detail' });
  await sandbox.state('an account balance', { state: 'owed' });
  return { as: 'member' };
};

export const happy = {
  getWhitelabelConfig: plain(),
  getTenant: plain(),
  getCourseAppointmentFilter: plain({ query: atStudio }),
  getSingleAppointmentFilter: plain({ query: atStudio }),
  listEmployees: plain({ query: atStudio }),
  listEmployeesWithFutureCourses: plain({ query: atStudio }),
  async getStreamingAppointment(sandbox) {
    await sandbox.state('a booking of an online course', { uuid, stream: 'open' });
    return { query: { streamId: uuid } };
  },
  listFeatures: plain({ as: 'member', query: atStudio }),
  listPublicFeatures: plain({ query: atStudio }),
  listActiveMenuEntries: plain({ as: 'member', query: atStudio }),
  listPublicActiveMenuEntries: plain({ query: atStudio }),
  getHomeStudio: plain({ as: 'member' }),
  listPublicStudios: plain(),
  getPublicStudio: plain({ path: { studioId: 1001 } }),
  getSepaAgreement: plain({ path: { studioId: 1001 } }),
  ...catalogueHappy,
  ...utilizationHappy,
  login: plain({
    body: { username: 'member@northside.example', password: 'sample-Passw0rd' },
    headers: {
      authorization: `Basic ${btoa('member@northside.example:sample-Passw0rd')}`,
    },
  }),
  logout: plain({ as: 'member' }),
  getUserInfo: plain({ as: 'member' }),
  getCustomerInfo: plain({ as: 'member' }),
  getCustomerConfig: plain({ as: 'member' }),
  listCountries: plain({ query: { locale: 'de-DE' } }),
  validateBookAppointmentMasterData: plain({ as: 'member', query: atStudio }),
  validateBookCourseMasterData: plain({ as: 'member', query: atStudio }),
  validateBookTrialSessionMasterData: plain({ as: 'member', query: atStudio }),
  validateSignContractMasterData: plain({ as: 'member', query: atStudio }),

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
  getCustomerAccount: seesAccount,
  getAccountBalance: seesAccount,
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
  ...passkeysHappy,
  ...pushHappy,
  ...familyHappy,
  ...pagesHappy,
  ...checkoutHappy,
} satisfies Record<OperationId, Happy>;
