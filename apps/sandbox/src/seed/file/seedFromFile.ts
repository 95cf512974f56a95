/** Fills an empty database with the chain of a seed file, and with what the samples sell at every studio. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../domains/accounts/passwords.ts';
import { accounts } from '../../domains/accounts/tables.ts';
import {
  courseCategories,
  courses,
  employees,
  offers,
} from '../../domains/bookings/courses/tables.ts';
import { features, menuEntries, tenants, whitelabelConfigs } from '../../domains/brands/tables.ts';
import { studioListings } from '../../domains/catalogue/tables.ts';
import { loadOffers } from '../../domains/membershipOffers/offers.ts';
import { studios } from '../../domains/studios/tables.ts';
import { tenantLocales } from '../../domains/translations/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { addDays, dayIn } from '../../platform/time.ts';
import { toPicture } from '../../platform/toPicture.ts';
import { seedCustomer } from '../accounts.ts';
import { brandDefaults } from '../brands.ts';
import { seedCheckinSettings } from '../checkins.ts';
import { setOfferGrants } from '../contractGrants.ts';
import { seedContracts } from '../contracts.ts';
import { seedLegal } from '../legal.ts';
import {
  chargePastMonths,
  findHolder,
  firstOfMonth,
  seedReasons,
  signContract,
} from '../memberContracts.ts';
import { seedMemberPermissions } from '../memberPermissions.ts';
import { seedProductEntries, seedProducts } from '../products.ts';
import { seedReturnDays } from '../returnDays.ts';
import { closingHours, seedContractEntries } from '../studios.ts';
import { seedTimetable } from '../timetable.ts';
import { planFile, toPrice } from './planFile.ts';
import type { FileMember, SeedFile } from './seedFile.ts';

/** Adds everything of the file; courses take place around `now`. */
export async function seedFromFile(db: Database, now: Date, file: SeedFile): Promise<void> {
  await addBrand(db, file);
  await addStudios(db, file);
  await addCourses(db, file);
  await seedTimetable(db, now, planFile(file));
  await seedLegal(db, now);
  await seedMemberPermissions(db);
  await seedCheckinSettings(db);
  await seedContractEntries(db);
  await seedProducts(db);
  await seedProductEntries(db);
  await seedReturnDays(db);
  await seedContracts(db, now);
  await setOfferGrants(db, file.tenant.tenant);
  await seedReasons(db);
  for (const member of file.members) await addMember(db, now, file, member);
}

async function addBrand(db: Database, { tenant: chain, brand, studios: listed }: SeedFile) {
  const { tenant, publicTenantName: publicName } = chain;
  const facilityGroup = `${tenant}-group`;
  const defaults = brandDefaults(tenant);
  await db
    .insert(tenants)
    .values({ name: tenant, publicName, facilityGroup, logoUrl: defaults.style.headerLogoUrl });
  await db.insert(whitelabelConfigs).values({
    ...defaults,
    name: publicName,
    legalEntity: brand?.legalEntity ?? publicName,
    legalEntityAddress: brand?.legalEntityAddress ?? '-',
    publicFacilityGroup: facilityGroup,
    texts: { ...defaults.texts, title: publicName },
    style: { ...defaults.style, title: publicName, ...brand?.style },
  });
  await db.insert(features).values(
    (['TRACKING_EVENTS', 'TRIAL_SESSION'] as const).map((name) => ({
      tenant,
      name,
      enabled: false,
    })),
  );
  await db.insert(tenantLocales).values(
    [...new Set(listed.map(({ locale }) => locale))].map((locale, at) => ({
      tenant,
      locale,
      position: at + 1,
    })),
  );
}

async function addStudios(db: Database, { tenant: { tenant }, studios: listed }: SeedFile) {
  await db.insert(studios).values(
    listed.map(({ address, coordinates, ...studio }): typeof studios.$inferInsert => {
      const inUsa = address.countryCode === 'US';
      const canDebit = studio.currencyCode === 'EUR';
      return {
        ...studio,
        tenant,
        magiclineId: studio.id,
        logoUrl: null,
        image: toPicture('studio', studio.id),
        type: 5,
        address: { provinceCode: null, ...address, houseNumberFirst: inUsa, hasState: inUsa },
        latitude: coordinates?.latitude ?? null,
        longitude: coordinates?.longitude ?? null,
        contacts: [],
        closingHours,
        onlineCancelationEnabled: true,
        creditorId: canDebit ? 'DE98ZZZ09999999999' : null,
        paymentMethods: canDebit
          ? ['CREDIT_CARD', 'PAYPAL', 'DIRECT_DEBIT']
          : ['CREDIT_CARD', 'PAYPAL'],
      };
    }),
  );
  await db.insert(studioListings).values(
    listed.map(({ id }) => ({
      studioId: id,
      alias: `${tenant}-${id}`,
      externalId: `${tenant}-${id}`,
      categoryIds: [],
      featureIds: [],
    })),
  );
  await db.insert(menuEntries).values(
    listed.map(({ id: studioId }) => ({
      studioId,
      permission: 'COURSES' as const,
      position: 1,
      membersOnly: false,
    })),
  );
}

async function addCourses(db: Database, file: SeedFile): Promise<void> {
  const { tenant } = file.tenant;
  const leaders = file.courses.flatMap(({ times }) =>
    times.flatMap(({ employee }) => employee ?? []),
  );
  for (const displayedName of new Set(leaders)) {
    const [firstname = '', ...others] = displayedName.split(' ');
    await db
      .insert(employees)
      .values({ tenant, displayedName, firstname, lastname: others.join(' ') || firstname });
  }
  const categoryIds = new Map<string, number>();
  for (const name of new Set(file.courses.map(({ category }) => category))) {
    const [stored] = await db.insert(courseCategories).values({ tenant, name }).returning();
    if (stored) categoryIds.set(name, stored.id);
  }
  for (const { name, description, colorHex, category, price, times } of file.courses) {
    const [course] = await db
      .insert(courses)
      .values({
        tenant,
        name,
        description,
        colorHex,
        categoryId: categoryIds.get(category) ?? null,
      })
      .returning();
    if (!course) continue;
    await db
      .update(courses)
      .set({ image: toPicture('course', course.id) })
      .where(eq(courses.id, course.id));
    if (price === null) continue;
    const studioIds = new Set(times.map(({ studioId }) => studioId));
    for (const { id: studioId, currencyCode } of file.studios.filter(({ id }) => studioIds.has(id)))
      await db.insert(offers).values({
        studioId,
        courseId: course.id,
        name: price === 0 ? 'Free visit' : 'Single visit',
        description: 'One visit to this class.',
        ...toPrice(price, currencyCode),
        paymentMethods: price === 0 ? [] : ['CREDIT_CARD', 'PAYPAL'],
      });
  }
}

/** Index of the term that members have signed: a year, paid each month. */
const signedTerms = { Basic: 0, Premium: 1 } as const;

/** Adds an account that is connected to a studio, with a membership that has run for five months. */
async function addMember(db: Database, now: Date, file: SeedFile, member: FileMember) {
  const { tenant } = file.tenant;
  const { email, password, firstname, lastname, studioId, dateOfBirth, membership } = member;
  const [studio] = await db.select().from(studios).where(eq(studios.id, studioId));
  if (!studio) return;
  const today = dayIn(studio.zoneId, now);
  const [account] = await db
    .insert(accounts)
    .values({
      email,
      firstname,
      lastname,
      name: `${firstname} ${lastname}`,
      accountContext: brandDefaults(tenant).accountContext,
      passwordHash: await hashPassword(password),
      verified: true,
      memberSince: addDays(today, -400),
    })
    .returning();
  if (!account) return;
  await seedCustomer(db, account, tenant, studioId, dateOfBirth ? { dateOfBirth } : {});
  const holder = await findHolder(db, email, tenant);
  if (!holder || membership === undefined) return;
  const startDate = firstOfMonth(today, 5);
  const contractId = await signContract(db, studio, await loadOffers(db, studio, today), holder, {
    uuid: randomUUID(),
    contractNumber: `${studioId}-${account.id}`,
    offer: membership,
    term: signedTerms[membership],
    modules: [],
    startDate,
  });
  if (contractId !== null) await chargePastMonths(db, contractId, studio, startDate, today);
}
