import { bigint, boolean, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';

type Config = Schemas['WhitelabelConfig'];

/** Chains of studios. */
export const tenants = pgTable('tenants', {
  name: text().primaryKey(),
  publicName: text().notNull(),
  logoUrl: text(),
  facilityGroup: text().notNull(),
  /** True if the portal tells members that they are denied entry, and why. */
  accessRefusalNotified: boolean().notNull().default(true),
  accessRefusalReasonShown: boolean().notNull().default(true),
});

export const whitelabelConfigs = pgTable(
  'whitelabel_configs',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    platformName: text().notNull(),
    tenantName: text(),
    brandIdentifier: text().notNull(),
    context: text().$type<Config['context']>().notNull(),
    accountContext: text().$type<Config['accountContext']>().notNull(),
    legalEntity: text().notNull(),
    legalEntityAddress: text().notNull(),
    publicFacilityGroup: text().notNull(),
    style: jsonb().$type<Schemas['WhitelabelStyle']>().notNull(),
    texts: jsonb().$type<Schemas['WhitelabelTexts']>().notNull(),
    hideSupportUrl: boolean().notNull(),
    hideHomeTab: boolean().notNull(),
    customCancellationLink: text(),
    /** Host name that shows this brand by default; `*` for any other host. */
    hostname: text(),
    /** True if only single pages are shown, linked from the studio's own website. */
    externalPage: boolean().notNull().default(false),
  },
  (table) => [index().on(table.publicFacilityGroup), index().on(table.tenantName)],
);

/** Feature switches of a tenant or one of its studios. */
export const features = pgTable(
  'features',
  {
    id: serial().primaryKey(),
    tenant: text()
      .notNull()
      .references(() => tenants.name, { onDelete: 'cascade' }),
    /** Null: the whole tenant. */
    studioId: bigint({ mode: 'number' }),
    name: text().$type<Schemas['FeatureName']>().notNull(),
    enabled: boolean().notNull(),
  },
  (table) => [index().on(table.tenant)],
);

/** Menu entries of a studio. */
export const menuEntries = pgTable(
  'menu_entries',
  {
    id: serial().primaryKey(),
    studioId: bigint({ mode: 'number' }).notNull(),
    permission: text().$type<Schemas['MenuPermission']>().notNull(),
    position: integer().notNull(),
    membersOnly: boolean().notNull(),
  },
  (table) => [index().on(table.studioId)],
);
