/**
 * Sample data in steps. Each database runs each step once, in this order, so a database of an earlier version gets
 * exactly the missing ones. Users may have changed the data of a step, so change sample data with a new step at the
 * end, never by editing an old one.
 */
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { tenants, whitelabelConfigs } from '../domains/brands/tables.ts';
import { studioListings } from '../domains/catalogue/tables.ts';
import { checkinSettings } from '../domains/checkins/tables.ts';
import { consumptionCreditEntries } from '../domains/consumptionCredit/tables.ts';
import { contentArticles } from '../domains/content/tables.ts';
import { contractOffers } from '../domains/contracts/tables.ts';
import {
  courseAppointments,
  courses,
  singleAppointmentEmployees,
} from '../domains/courses/tables.ts';
import { idlePeriodRules } from '../domains/idlePeriods/tables.ts';
import { legalDocuments } from '../domains/legal/tables.ts';
import { studioNews } from '../domains/news/tables.ts';
import { loyaltyPrograms } from '../domains/loyalty/tables.ts';
import { cancelationReasons } from '../domains/memberContracts/tables.ts';
import { messages } from '../domains/messages/tables.ts';
import { products } from '../domains/products/tables.ts';
import { referralPremiums } from '../domains/recruitments/tables.ts';
import { familyLinks } from '../domains/family/tables.ts';
import { benefits } from '../domains/singleAppointments/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { tenantLocales } from '../domains/translations/tables.ts';
import { trialLeads } from '../domains/trialSessions/tables.ts';
import { isAbroadThere, seedAbroad } from './abroad.ts';
import { addressesIn, sampleAccounts, seedAccounts } from './accounts.ts';
import { seedAppointments } from './appointments.ts';
import { sampleFinder, seedBrands, seedFinder } from './brands.ts';
import { forgetSharedWords, seedBrandWords } from './brandWords.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedCheckins } from './checkins.ts';
import { seedCheckinSlots } from './checkinSlots.ts';
import { seedConsumptionCredit } from './consumptionCredit.ts';
import { seedContent } from './content.ts';
import { seedContracts } from './contracts.ts';
import { seedCourses, seedSingleAppointments } from './courses.ts';
import { seedAccountViews } from './accountViews.ts';
import { seedCustomerData } from './customerData.ts';
import { seedCustomerAccounts } from './customerAccounts.ts';
import { seedEvents } from './events.ts';
import { seedFamily } from './family.ts';
import { seedIdentityDocuments } from './identityDocuments.ts';
import { seedIdlePeriods } from './idlePeriods.ts';
import { seedInvoices } from './invoices.ts';
import { seedLegal } from './legal.ts';
import { seedLoyalty } from './loyalty.ts';
import { seedMemberContracts } from './memberContracts.ts';
import { membersIn, sampleMembers, seedMembers } from './members.ts';
import { seedMessages } from './messages.ts';
import { seedNews } from './news.ts';
import { seedProductEntries, seedProducts } from './products.ts';
import { seedBookingEntries, seedContractEntries, seedStudios } from './studios.ts';
import { seedRewards } from './rewards.ts';
import { seedTimetable } from './timetable.ts';
import { seedTranslations } from './translations.ts';
import { seedTrialSessions } from './trialSessions.ts';
import { seedWaysToPay } from './waysToPay.ts';

type Step = {
  /** Stored in databases, so it never changes. */
  name: string;
  run: (db: Database, now: Date) => Promise<void>;
  /** Returns whether a database from before steps were recorded has the data; not needed for new steps. */
  isThere?: (db: Database) => Promise<boolean>;
};

const holds = (table: PgTable) => async (db: Database) =>
  (await db.select().from(table).limit(1)).length > 0;

export const steps: readonly Step[] = [
  { name: 'brands', run: seedBrands, isThere: holds(tenants) },
  {
    name: 'finder',
    run: seedFinder,
    async isThere(db) {
      const finder = eq(whitelabelConfigs.publicFacilityGroup, sampleFinder);
      return (await db.select().from(whitelabelConfigs).where(finder)).length > 0;
    },
  },
  { name: 'studios', run: seedStudios, isThere: holds(studios) },
  { name: 'catalogue', run: seedCatalogue, isThere: holds(studioListings) },
  { name: 'legal', run: seedLegal, isThere: holds(legalDocuments) },
  { name: 'news', run: seedNews, isThere: holds(studioNews) },
  { name: 'translations', run: seedTranslations, isThere: holds(tenantLocales) },
  { name: 'courses', run: seedCourses, isThere: holds(courses) },
  {
    name: 'single-appointments',
    run: seedSingleAppointments,
    isThere: holds(singleAppointmentEmployees),
  },
  { name: 'timetable', run: seedTimetable, isThere: holds(courseAppointments) },
  {
    name: 'accounts',
    run: seedAccounts,
    async isThere(db) {
      const known = await addressesIn(db);
      return sampleAccounts.every(({ email }) => known.has(email));
    },
  },
  {
    name: 'members',
    run: seedMembers,
    async isThere(db) {
      const known = await membersIn(db);
      return sampleMembers.every(({ customerNumber }) => known.has(customerNumber));
    },
  },
  { name: 'contract-entries', run: seedContractEntries },
  { name: 'brand-words', run: seedBrandWords },
  { name: 'ways-to-pay', run: seedWaysToPay },
  { name: 'checkin-slots', run: seedCheckinSlots },
  { name: 'appointments', run: seedAppointments, isThere: holds(benefits) },
  {
    name: 'events',
    run: seedEvents,
    async isThere(db) {
      const events = eq(courses.itemType, 'EVENT');
      return (await db.select().from(courses).where(events).limit(1)).length > 0;
    },
  },
  { name: 'trial-sessions', run: seedTrialSessions, isThere: holds(trialLeads) },
  { name: 'booking-entries', run: seedBookingEntries },
  { name: 'shared-words', run: forgetSharedWords },
  { name: 'words-of-filters', run: seedBrandWords },
  { name: 'shared-mail-words', run: forgetSharedWords },
  { name: 'products', run: seedProducts, isThere: holds(products) },
  { name: 'product-entries', run: seedProductEntries },
  { name: 'customer-accounts', run: seedCustomerAccounts },
  { name: 'contracts', run: seedContracts, isThere: holds(contractOffers) },
  { name: 'customer-data', run: seedCustomerData },
  { name: 'account-views', run: seedAccountViews },
  { name: 'member-contracts', run: seedMemberContracts, isThere: holds(cancelationReasons) },
  { name: 'idle-periods', run: seedIdlePeriods, isThere: holds(idlePeriodRules) },
  { name: 'invoices', run: seedInvoices },
  {
    name: 'consumption-credit',
    run: seedConsumptionCredit,
    isThere: holds(consumptionCreditEntries),
  },
  { name: 'messages', run: seedMessages, isThere: holds(messages) },
  { name: 'checkins', run: seedCheckins, isThere: holds(checkinSettings) },
  { name: 'content', run: seedContent, isThere: holds(contentArticles) },
  { name: 'loyalty', run: seedLoyalty, isThere: holds(loyaltyPrograms) },
  { name: 'rewards', run: seedRewards, isThere: holds(referralPremiums) },
  { name: 'identity-documents', run: seedIdentityDocuments },
  { name: 'abroad', run: seedAbroad, isThere: isAbroadThere },
  { name: 'family', run: seedFamily, isThere: holds(familyLinks) },
];
