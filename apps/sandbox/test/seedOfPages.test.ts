/** The sample data of the pages beside booking has every case that a page must show. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../src/database/open.ts';
import { brandWords } from '../src/seed/brandWords.ts';
import { seed } from '../src/seed/seed.ts';
import { sampleStudios } from '../src/seed/studios.ts';
import { openDump } from './harness/databases.ts';
import { createSandbox, type Sandbox } from './harness/sandbox.ts';

const now = new Date('2026-10-20T10:00:00Z');

let store: OpenDatabase;
let sandbox: Sandbox;

beforeAll(async () => {
  store = await openDump();
  await seed(store.db, now);
  sandbox = await createSandbox(store);
  sandbox.services.clock.set(now);
});

afterAll(async () => {
  await sandbox.app.close();
  await store.close();
});

const of = ({ id, tenant }: (typeof sampleStudios)[number]) => ({
  query: { organizationUnitId: id },
  headers: { 'x-tenant': tenant },
});

test.for(sampleStudios.map((studio) => [studio.name, studio] as const))(
  '%s has legal documents that call themselves samples, in its language',
  async ([, studio]) => {
    const { body } = await sandbox.call('listLegalInfos', of(studio));
    const missing = studio.tenant === 'arcade' ? ['REVOCATION_TERMS'] : [];
    expect(body.map(({ type }) => type)).toEqual(
      [
        'GENERAL_TERMS',
        'IMPRINT',
        'PRIVACY',
        'REVOCATION_TERMS',
        'ACCESSIBILITY_STATEMENTS',
      ].filter((type) => !missing.includes(type)),
    );
    const notice = studio.zoneId === 'Europe/Berlin' ? 'Musterdokument' : 'Sample document';
    expect(body.filter(({ externalUrl }) => externalUrl)).toEqual(
      studio.tenant === 'volt'
        ? [{ type: 'PRIVACY', externalUrl: true, text: 'https://volt.example/privacy' }]
        : [],
    );
    for (const { text } of body.filter(({ externalUrl }) => !externalUrl)) {
      expect(text).toContain(notice);
      expect(text).not.toContain('undefined');
    }
    const consents = await sandbox.call('listLegalConsents', of(studio));
    expect(consents.body.map(({ mandatory }) => mandatory)).toEqual([true, false]);
  },
);

// In Los Angeles the morning of the open day is still to come.
test('all studios but one have news of their own, whose pictures are drawn', async () => {
  const counts = [];
  const pictures = [];
  for (const studio of sampleStudios) {
    const { body } = await sandbox.call('listStudioNews', of(studio));
    counts.push(body.length);
    for (const { url } of body.flatMap(({ image }) => image ?? []))
      pictures.push((await sandbox.app.inject({ url })).statusCode);
  }
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 3, 4, 4, 4, 5, 5, 5]);
  expect(new Set(pictures)).toEqual(new Set([200]));
});

test('the texts of a tenant’s own are all that speak of a class', async () => {
  for (const [language, words] of Object.entries(brandWords)) {
    const { body } = await sandbox.call('getTranslations', { path: { tag: 'volt', language } });
    expect(body).toEqual(words);
  }
});
