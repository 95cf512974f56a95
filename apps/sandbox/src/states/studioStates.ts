import { and, eq, ne } from 'drizzle-orm';
import {
  features,
  menuEntries,
  tenants,
  whitelabelConfigs as configs,
} from '../domains/brands/tables.ts';
import { additionalMenuEntries } from '../domains/catalogue/tables.ts';
import { checkinSlots } from '../domains/checkinReservations/tables.ts';
import { contractOffers, referralPrograms } from '../domains/membershipOffers/tables.ts';
import {
  courseAppointments,
  singleAppointmentEmployees,
} from '../domains/bookings/courses/tables.ts';
import { trainingSections } from '../domains/facilities/tables.ts';
import { legalConsents, legalDocuments } from '../domains/legal/tables.ts';
import { studioNews } from '../domains/news/tables.ts';
import { setBotProtection } from '../domains/botProtection/rules.ts';
import { setOutage, outages } from '../domains/service/outage.ts';
import { products } from '../domains/products/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { translations } from '../domains/translations/tables.ts';
import { utilizationSettings } from '../domains/utilization/tables.ts';
import { setAppointment } from './appointments.ts';
import { addListing } from './catalogueRows.ts';
import { translationRows } from './pageRows.ts';
import { configRow, menuRows, studioRow, tenantRow } from './rows.ts';
import { addUtilization } from './utilizationRows.ts';
import type { States } from './vocabulary.ts';
import type { World } from './world.ts';

const studioId = 1001;

/** Deletes data of the tenant northside or its studio 1001, by parameter value. */
const deletions = {
  async studios({ db }) {
    await db.delete(studios).where(eq(studios.tenant, 'northside'));
  },
  async 'other studios'({ db }) {
    await db.delete(studios).where(and(eq(studios.tenant, 'northside'), ne(studios.id, studioId)));
  },
  async courses({ db }) {
    await db.delete(courseAppointments).where(eq(courseAppointments.studioId, studioId));
  },
  async 'single appointments'({ db }) {
    await db
      .delete(singleAppointmentEmployees)
      .where(eq(singleAppointmentEmployees.studioId, studioId));
  },
  async features({ db }) {
    await db.delete(features).where(eq(features.tenant, 'northside'));
  },
  async 'menu entries'({ db }) {
    await db.delete(menuEntries).where(eq(menuEntries.studioId, studioId));
    await db.delete(additionalMenuEntries).where(eq(additionalMenuEntries.studioId, studioId));
  },
  async 'legal documents'({ db }) {
    await db.delete(legalDocuments).where(eq(legalDocuments.studioId, studioId));
  },
  async consents({ db }) {
    await db.delete(legalConsents).where(eq(legalConsents.studioId, studioId));
  },
  async news({ db }) {
    await db.delete(studioNews).where(eq(studioNews.studioId, studioId));
  },
  async 'payment methods'({ db }) {
    await db.update(studios).set({ paymentMethods: [] }).where(eq(studios.id, studioId));
  },
  async logos({ db }) {
    await db.update(tenants).set({ logoUrl: null }).where(eq(tenants.name, 'northside'));
    await db.update(studios).set({ logoUrl: null }).where(eq(studios.tenant, 'northside'));
  },
  async 'training sections'({ db }) {
    await db.delete(trainingSections).where(eq(trainingSections.studioId, studioId));
  },
  async 'check-in slots'({ db }) {
    await db.delete(checkinSlots).where(eq(checkinSlots.studioId, studioId));
  },
  async products({ db }) {
    await db.delete(products).where(eq(products.studioId, studioId));
  },
  async 'contract offers'({ db }) {
    await db.delete(contractOffers).where(eq(contractOffers.studioId, studioId));
  },
  async 'referral program'({ db }) {
    await db.delete(referralPrograms).where(eq(referralPrograms.studioId, studioId));
  },
  async utilization({ db }) {
    await db
      .update(utilizationSettings)
      .set({ revealed: false })
      .where(eq(utilizationSettings.studioId, studioId));
  },
} satisfies Record<string, (world: World) => Promise<void>>;

export const studioStates = {
  async 'a whitelabel config'({ db }, params) {
    const tenant = params.text('tenant');
    const row = configRow(tenant, params.text('publicFacilityGroup'));
    await db.insert(tenants).values(tenantRow(tenant)).onConflictDoNothing();
    await db.insert(configs).values(row).onConflictDoUpdate({ target: configs.id, set: row });
  },

  async 'no whitelabel config'({ db }, params) {
    await db
      .delete(configs)
      .where(eq(configs.publicFacilityGroup, params.text('publicFacilityGroup')));
  },

  async 'no tenant'({ db }, params) {
    await db.delete(tenants).where(eq(tenants.name, params.text('tenant')));
  },

  async 'a studio'({ db }, params) {
    const id = params.integer('organizationUnitId');
    const inserted = await db
      .insert(studios)
      .values(studioRow(id))
      .onConflictDoNothing()
      .returning({ id: studios.id });
    if (inserted.length > 0) {
      await db.insert(menuEntries).values(menuRows(id));
      await addListing(db, id);
      await addUtilization(db, id);
    }
    await setAppointment(db, 50_001, {}, { ifMissing: true });
  },

  async 'no studio'({ db }, params) {
    await db.delete(studios).where(eq(studios.id, params.integer('organizationUnitId')));
  },

  async 'a website that may show widgets'({ db }, params) {
    const widgetOrigins = [params.text('origin')];
    await db.update(studios).set({ widgetOrigins }).where(eq(studios.id, studioId));
  },

  async 'no website that may show widgets'({ db }) {
    await db.update(studios).set({ widgetOrigins: [] }).where(eq(studios.id, studioId));
  },

  async 'nothing on offer'(world, params) {
    const subject = params.oneOf('what', [
      'studios',
      'other studios',
      'courses',
      'single appointments',
      'features',
      'menu entries',
      'legal documents',
      'consents',
      'news',
      'payment methods',
      'utilization',
      'logos',
      'training sections',
      'check-in slots',
      'products',
      'contract offers',
      'referral program',
    ]);
    await deletions[subject](world);
  },

  async texts({ db }, params) {
    const rows = translationRows(params.text('tag'), params.text('language'));
    await db.insert(translations).values(rows);
  },

  async 'no texts'({ db }, params) {
    await db.delete(translations).where(eq(translations.tag, params.text('tag')));
  },

  'bot protection': ({ db }) => setBotProtection(db, true),

  trouble: ({ db }, params) => setOutage(db, params.oneOf('kind', outages)),
} satisfies Partial<States>;
