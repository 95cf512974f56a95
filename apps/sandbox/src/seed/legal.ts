/** Legal documents of every sample studio, and the consents in its forms. */
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { whitelabelConfigs } from '../domains/brands/tables.ts';
import { legalConsents, legalDocuments } from '../domains/legal/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import type { Schemas } from '../platform/api.ts';
import type { TenantName } from './brands.ts';
import { english, german, toHtml } from './legalTexts.ts';

const types = [
  'GENERAL_TERMS',
  'IMPRINT',
  'PRIVACY',
  'REVOCATION_TERMS',
  'ACCESSIBILITY_STATEMENTS',
] satisfies Schemas['LegalInfoType'][];

/** This tenant publishes its privacy policy on its own page. */
const external: { tenant: TenantName; address: string } = {
  tenant: 'volt',
  address: 'https://volt.example/privacy',
};

/** This tenant has not entered its withdrawal terms, which does not affect the right itself. */
const withoutRevocation: TenantName = 'arcade';

const languages = {
  de: {
    documents: german,
    notice: 'Musterdokument: dieses Studio ist erfunden, der Text hat keine Wirkung.',
    terms: 'Ich habe die Allgemeinen Geschäftsbedingungen gelesen und stimme ihnen zu.',
    termsName: 'Allgemeine Geschäftsbedingungen',
    news: 'Ja, schickt mir Neuigkeiten und Angebote per E-Mail',
  },
  en: {
    documents: english,
    notice: 'Sample document: this studio is made up, and the text has no effect.',
    terms: 'I have read the general terms and conditions and accept them.',
    termsName: 'General terms and conditions',
    news: 'Yes, email me news and offers',
  },
};

/** @param studioIds default: all studios */
export async function seedLegal(
  db: Database,
  _now: Date,
  studioIds?: readonly number[],
): Promise<void> {
  const rows = await db
    .select()
    .from(studios)
    .innerJoin(whitelabelConfigs, eq(whitelabelConfigs.tenantName, studios.tenant))
    .where(studioIds && inArray(studios.id, [...studioIds]));
  for (const { studios: studio, whitelabel_configs: brand } of rows) {
    const { id: studioId, tenant, name, email, locale } = studio;
    const { documents, notice, terms, termsName, news } =
      languages[locale.startsWith('de') ? 'de' : 'en'];
    const party = { ...brand, studio: name, email: email ?? `mail@${tenant}.example` };
    await db.insert(legalDocuments).values(
      types
        .filter((type) => type !== 'REVOCATION_TERMS' || tenant !== withoutRevocation)
        .map((type) => {
          const externalUrl = type === 'PRIVACY' && tenant === external.tenant;
          const text = externalUrl ? external.address : toHtml(documents[type](party), notice);
          return { studioId, type, externalUrl, text };
        }),
    );
    await db.insert(legalConsents).values([
      { studioId, type: 'GENERAL_TERMS', name: termsName, text: terms, mandatory: true },
      { studioId, type: 'PRIVACY', text: news, mandatory: false },
    ]);
  }
}
