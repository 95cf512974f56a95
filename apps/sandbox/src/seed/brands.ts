/** Three sample brands for three businesses, and a directory of their studios. All names are made up. */
import { eq, sql } from 'drizzle-orm';
import type { Schemas } from '../platform/api.ts';
import type { Database } from '../platform/database/database.ts';
import { features, tenants, whitelabelConfigs } from '../domains/brands/tables.ts';
import { studioUuid } from '../domains/studios/rules.ts';

const texts = {
  title: null,
  imprint: null,
  contactLinkText: null,
  contactLinkUrl: null,
  imprintLinkUrl: null,
  legalDocumentsLinks: null,
};

const shared = {
  platformName: 'Studio Portal',
  context: 'STUDIO',
  hideSupportUrl: false,
  hideHomeTab: false,
  customCancellationLink: null,
} as const;

const brandFiles = (brand: string) => ({
  faviconBaseUrl: `/brands/${brand}/favicon`,
  headerLogoUrl: `/brands/${brand}/logo.svg`,
});

const calmColors = {
  backgroundColor: '#FFFFFF',
  backgroundColor2: '#F4F6FA',
  textColor: '#14181F',
  highlightColor: '#1A3294',
  highlightTextColor: '#FFFFFF',
  errorColor: '#98120A',
  topbarColor: '#FFFFFF',
  headerColor: '#E9EEFA',
  footerColor: '#14181F',
} as const;

export const sampleTenants = [
  { name: 'northside', publicName: 'Northside Athletics', facilityGroup: 'northside-group' },
  { name: 'volt', publicName: 'Volt Gym', facilityGroup: 'volt-group' },
  { name: 'arcade', publicName: 'Arcade Movement', facilityGroup: 'arcade-group' },
] as const;

/** Facility group of the directory, as used in links. */
export const sampleFinder = 'finder-group';

export type TenantName = (typeof sampleTenants)[number]['name'];

const configs = [
  {
    ...shared,
    id: 0,
    name: 'Northside Athletics',
    tenantName: 'northside',
    brandIdentifier: 'northside',
    accountContext: 'MY_SPORTS',
    legalEntity: 'Northside Sample GmbH',
    legalEntityAddress: 'Musterstraße 1, 10115 Berlin',
    publicFacilityGroup: 'northside-group',
    hostname: '*',
    texts: { ...texts, title: 'Northside Athletics' },
    style: {
      title: 'Northside',
      ...calmColors,
      ...brandFiles('northside'),
    },
  },
  {
    ...shared,
    id: 5,
    name: 'Volt Gym',
    tenantName: 'volt',
    brandIdentifier: 'volt',
    accountContext: 'FIT_X',
    legalEntity: 'Volt Sample Inc.',
    legalEntityAddress: '1 Example Avenue, Brooklyn, NY 11201',
    publicFacilityGroup: 'volt-group',
    hostname: null,
    // Registration with this brand requires accepting its terms, whose page belongs to a studio.
    texts: {
      ...texts,
      title: 'Volt Gym',
      legalDocumentsLinks: {
        privacyPolicy: null,
        termsAndConditions: `/studio/${studioUuid({ tenant: 'volt', id: 2001 })}/agb`,
      },
    },
    style: {
      title: 'Volt',
      backgroundColor: '#101312',
      backgroundColor2: '#1A1F1D',
      textColor: '#F2F5F3',
      highlightColor: '#C8F31D',
      highlightTextColor: '#12160A',
      errorColor: '#FF7A6B',
      topbarColor: '#101312',
      headerColor: '#1D2420',
      footerColor: '#0A0C0B',
      ...brandFiles('volt'),
    },
  },
  {
    ...shared,
    id: 6,
    name: 'Arcade Movement',
    tenantName: 'arcade',
    brandIdentifier: 'arcade',
    accountContext: 'RSG_GROUP',
    legalEntity: 'Arcade Sample S.r.l.',
    legalEntityAddress: 'Via Esempio 1, 20121 Milano',
    publicFacilityGroup: 'arcade-group',
    hostname: null,
    texts: { ...texts, title: 'Arcade Movement' },
    style: {
      title: 'Arcade',
      backgroundColor: '#FFFBF6',
      backgroundColor2: '#F6ECE1',
      textColor: '#2E211B',
      highlightColor: '#A4442A',
      highlightTextColor: '#FFF8F2',
      errorColor: '#8E1230',
      topbarColor: '#FFFBF6',
      headerColor: '#F3E0CF',
      footerColor: '#3A2A22',
      ...brandFiles('arcade'),
    },
  },
  // A directory of the studios of all chains, without a tenant of its own (a booking portal).
  {
    ...shared,
    id: 7,
    name: 'Sample Studio Finder',
    tenantName: null,
    brandIdentifier: 'finder',
    context: 'BOOKING_PORTAL',
    accountContext: 'MY_SPORTS',
    legalEntity: 'Finder Sample GmbH',
    legalEntityAddress: 'Musterallee 1, 04109 Leipzig',
    publicFacilityGroup: sampleFinder,
    hostname: 'finder.localhost',
    texts: { ...texts, title: 'Sample Studio Finder' },
    style: {
      title: 'Studio Finder',
      backgroundColor: '#FFFFFF',
      backgroundColor2: '#F1F5F3',
      textColor: '#13211C',
      highlightColor: '#0B5D4B',
      highlightTextColor: '#FFFFFF',
      errorColor: '#98120A',
      topbarColor: '#FFFFFF',
      headerColor: '#DDEFE8',
      footerColor: '#13211C',
      ...brandFiles('finder'),
    },
  },
] satisfies (typeof whitelabelConfigs.$inferInsert)[];

type Shape = Pick<
  Schemas['WhitelabelStyle'],
  'headingFont' | 'cornerStyle' | 'pictureStyle' | 'heroLayout'
>;

const shapes: Record<TenantName, Shape> = {
  northside: {
    headingFont: 'INTER',
    cornerStyle: 'SOFT',
    pictureStyle: 'LINE',
    heroLayout: 'SPLIT',
  },
  volt: {
    headingFont: 'ARCHIVO',
    cornerStyle: 'SQUARE',
    pictureStyle: 'DUOTONE',
    heroLayout: 'POSTER',
  },
  arcade: {
    headingFont: 'FRAUNCES',
    cornerStyle: 'ROUND',
    pictureStyle: 'CUTOUT',
    heroLayout: 'FULL_BLEED',
  },
};

/** Returns the brand of a chain that says nothing about it. */
export const brandDefaults = (tenant: string) => ({
  ...shared,
  id: 0,
  tenantName: tenant,
  brandIdentifier: tenant,
  accountContext: 'MY_SPORTS' as const,
  hostname: '*',
  texts,
  style: { ...calmColors, ...shapes.northside, ...brandFiles(tenant) },
});

export async function seedBrands(db: Database): Promise<void> {
  await db
    .insert(tenants)
    .values(
      sampleTenants.map((tenant) => ({ ...tenant, logoUrl: `/brands/${tenant.name}/logo.svg` })),
    );
  await db
    .insert(whitelabelConfigs)
    .values(configs.filter(({ publicFacilityGroup }) => publicFacilityGroup !== sampleFinder));
  await db.insert(features).values(
    sampleTenants.flatMap(({ name: tenant }) => [
      { tenant, name: 'TRACKING_EVENTS' as const, enabled: tenant === 'volt' },
      { tenant, name: 'TRIAL_SESSION' as const, enabled: false },
    ]),
  );
}

/** Adds the brand of the directory of all studios. */
export async function seedFinder(db: Database): Promise<void> {
  await db
    .insert(whitelabelConfigs)
    .values(configs.filter(({ publicFacilityGroup }) => publicFacilityGroup === sampleFinder));
}

/** Adds heading font, corners, picture style and hero layout to the three brands. */
export async function seedBrandShapes(db: Database): Promise<void> {
  for (const { name } of sampleTenants)
    await db
      .update(whitelabelConfigs)
      .set({ style: sql`${whitelabelConfigs.style} || ${JSON.stringify(shapes[name])}::jsonb` })
      .where(eq(whitelabelConfigs.tenantName, name));
}
