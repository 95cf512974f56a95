/**
 * Sample data in steps. Each database runs each step once, in this order, so a database of an earlier version gets
 * exactly the missing ones. Users may have changed the data of a step, so change sample data with a new step at the
 * end, never by editing an old one.
 */
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database.ts';
import { tenants, whitelabelConfigs } from '../domains/brands/tables.ts';
import { studioListings } from '../domains/catalogue/tables.ts';
import { checkinSettings } from '../domains/visits/tables.ts';
import { consumptionCreditEntries, products } from '../domains/products/tables.ts';
import { contentArticles } from '../domains/content/tables.ts';
import { contractGrants, contractOffers } from '../domains/membershipOffers/tables.ts';
import {
  courseAppointments,
  courses,
  singleAppointmentEmployees,
} from '../domains/bookings/courses/tables.ts';
import { idlePeriodRules } from '../domains/idlePeriods/tables.ts';
import { legalDocuments } from '../domains/legal/tables.ts';
import { studioNews } from '../domains/news/tables.ts';
import { loyaltyPrograms } from '../domains/points/tables.ts';
import { cancelationReasons } from '../domains/memberships/tables.ts';
import { messages } from '../domains/messages/tables.ts';
import { referralPremiums } from '../domains/recruitments/tables.ts';
import { familyLinks } from '../domains/family/tables.ts';
import { benefits } from '../domains/bookings/singleAppointments/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { tenantLocales } from '../domains/translations/tables.ts';
import { trialLeads } from '../domains/bookings/trialSessions/tables.ts';
import { hasStudiosAbroad, seedAbroad } from './abroad.ts';
import { loadAddresses, sampleAccounts, seedAccounts } from './accounts.ts';
import { seedAppointments } from './appointments.ts';
import { seedAttendanceRules } from './attendanceRules.ts';
import { sampleFinder, seedBrands, seedBrandShapes, seedFinder } from './brands.ts';
import { deleteOutdatedTexts, seedBrandWords } from './brandWords.ts';
import { seedCancelationRules } from './cancelationRules.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedCheckins } from './checkins.ts';
import { seedClaimsWithoutContracts } from './claimsWithoutContracts.ts';
import { seedCheckinSlots } from './checkinSlots.ts';
import { seedConsumptionCredit } from './consumptionCredit.ts';
import { seedContent, seedDrinkPrices } from './content.ts';
import { seedContractGrants } from './contractGrants.ts';
import { seedContracts } from './contracts.ts';
import { renameFormerSamples, seedCourses, seedSingleAppointments } from './courses.ts';
import { seedCustomerAccounts } from './customerAccounts.ts';
import { renameFormerEvents, seedEvents } from './events.ts';
import { seedFamily } from './family.ts';
import { seedIdentityDocuments } from './identityDocuments.ts';
import { seedIdlePeriods } from './idlePeriods.ts';
import { seedInvoices } from './invoices.ts';
import { seedLegal } from './legal.ts';
import { seedLoyalty } from './loyalty.ts';
import { seedMemberContracts } from './memberContracts.ts';
import { seedMemberLedgers } from './memberLedgers.ts';
import { seedMemberPermissions } from './memberPermissions.ts';
import { loadCustomerNumbers, sampleMembers, seedMembers } from './members.ts';
import { seedMessages } from './messages.ts';
import { seedNews } from './news.ts';
import { seedProductEntries, seedProducts } from './products.ts';
import {
  seedBookingEntries,
  removeOwnLogo,
  seedContractEntries,
  seedOutdoorPlaces,
  seedStudios,
} from './studios.ts';
import { seedReservationRules } from './reservationRules.ts';
import { seedReturnDays } from './returnDays.ts';
import { seedRewards } from './rewards.ts';
import { seedHints } from './sampleHints.ts';
import { seedTimetable } from './timetable.ts';
import { seedTranslations } from './translations.ts';
import { seedTrialAccount } from './trialAccount.ts';
import { seedTrialSessions } from './trialSessions.ts';
import { seedNameOnlyItems } from './nameOnlyItems.ts';
import { seedPaymentMethods } from './paymentMethods.ts';

type Step = {
  /** Stored in databases, so it never changes. */
  name: string;
  run: (db: Database, now: Date) => Promise<void>;
  /** Returns whether a database from before steps were recorded has the data; not needed for new steps. */
  hasData?: (db: Database) => Promise<boolean>;
};

const hasRows = (table: PgTable) => async (db: Database) =>
  (await db.select().from(table).limit(1)).length > 0;

export const steps: readonly Step[] = [
  { name: 'brands', run: seedBrands, hasData: hasRows(tenants) },
  {
    name: 'finder',
    run: seedFinder,
    async hasData(db) {
      const finder = eq(whitelabelConfigs.publicFacilityGroup, sampleFinder);
      return (await db.select().from(whitelabelConfigs).where(finder)).length > 0;
    },
  },
  { name: 'studios', run: seedStudios, hasData: hasRows(studios) },
  { name: 'catalogue', run: seedCatalogue, hasData: hasRows(studioListings) },
  { name: 'legal', run: seedLegal, hasData: hasRows(legalDocuments) },
  { name: 'news', run: seedNews, hasData: hasRows(studioNews) },
  { name: 'translations', run: seedTranslations, hasData: hasRows(tenantLocales) },
  { name: 'courses', run: seedCourses, hasData: hasRows(courses) },
  {
    name: 'single-appointments',
    run: seedSingleAppointments,
    hasData: hasRows(singleAppointmentEmployees),
  },
  { name: 'timetable', run: seedTimetable, hasData: hasRows(courseAppointments) },
  {
    name: 'accounts',
    run: seedAccounts,
    async hasData(db) {
      const existing = await loadAddresses(db);
      return sampleAccounts.every(({ email }) => existing.has(email));
    },
  },
  {
    name: 'members',
    run: seedMembers,
    async hasData(db) {
      const existing = await loadCustomerNumbers(db);
      return sampleMembers.every(({ customerNumber }) => existing.has(customerNumber));
    },
  },
  { name: 'contract-entries', run: seedContractEntries },
  { name: 'brand-words', run: seedBrandWords },
  { name: 'ways-to-pay', run: seedPaymentMethods },
  { name: 'checkin-slots', run: seedCheckinSlots },
  { name: 'appointments', run: seedAppointments, hasData: hasRows(benefits) },
  {
    name: 'events',
    run: seedEvents,
    async hasData(db) {
      const events = eq(courses.itemType, 'EVENT');
      return (await db.select().from(courses).where(events).limit(1)).length > 0;
    },
  },
  { name: 'trial-sessions', run: seedTrialSessions, hasData: hasRows(trialLeads) },
  { name: 'booking-entries', run: seedBookingEntries },
  { name: 'shared-words', run: deleteOutdatedTexts },
  { name: 'words-of-filters', run: seedBrandWords },
  { name: 'shared-mail-words', run: deleteOutdatedTexts },
  { name: 'products', run: seedProducts, hasData: hasRows(products) },
  { name: 'product-entries', run: seedProductEntries },
  { name: 'customer-accounts', run: seedCustomerAccounts },
  { name: 'contracts', run: seedContracts, hasData: hasRows(contractOffers) },
  { name: 'member-contracts', run: seedMemberContracts, hasData: hasRows(cancelationReasons) },
  { name: 'idle-periods', run: seedIdlePeriods, hasData: hasRows(idlePeriodRules) },
  { name: 'invoices', run: seedInvoices },
  {
    name: 'consumption-credit',
    run: seedConsumptionCredit,
    hasData: hasRows(consumptionCreditEntries),
  },
  { name: 'messages', run: seedMessages, hasData: hasRows(messages) },
  { name: 'checkins', run: seedCheckins, hasData: hasRows(checkinSettings) },
  { name: 'content', run: seedContent, hasData: hasRows(contentArticles) },
  { name: 'loyalty', run: seedLoyalty, hasData: hasRows(loyaltyPrograms) },
  { name: 'rewards', run: seedRewards, hasData: hasRows(referralPremiums) },
  { name: 'identity-documents', run: seedIdentityDocuments },
  { name: 'abroad', run: seedAbroad, hasData: hasStudiosAbroad },
  { name: 'family', run: seedFamily, hasData: hasRows(familyLinks) },
  { name: 'contract-grants', run: seedContractGrants, hasData: hasRows(contractGrants) },
  { name: 'trial-account', run: seedTrialAccount },
  { name: 'words-of-weekly-bookings', run: seedBrandWords },
  { name: 'moved-words', run: deleteOutdatedTexts },
  { name: 'member-permissions', run: seedMemberPermissions },
  { name: 'member-ledgers', run: seedMemberLedgers },
  { name: 'cancelation-rules', run: seedCancelationRules },
  { name: 'attendance-rules', run: seedAttendanceRules },
  { name: 'drink-prices', run: seedDrinkPrices },
  { name: 'return-days', run: seedReturnDays },
  { name: 'claims-without-contracts', run: seedClaimsWithoutContracts },
  { name: 'reservation-rules', run: seedReservationRules },
  { name: 'brand-shapes', run: seedBrandShapes },
  { name: 'studio-without-logo', run: removeOwnLogo },
  { name: 'name-only-items', run: seedNameOnlyItems },
  { name: 'outdoor-places', run: seedOutdoorPlaces },
  { name: 'courses-by-brand', run: renameFormerSamples },
  { name: 'events-by-brand', run: renameFormerEvents },
  { name: 'hints-of-events-and-appointments', run: seedHints },
];
