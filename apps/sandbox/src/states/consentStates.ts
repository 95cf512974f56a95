import { eq } from 'drizzle-orm';
import { givenConsents } from '../domains/legal/tables.ts';
import { legalConsentRows } from './pageRows.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId } from './world.ts';

const joined = new Date('2026-06-15T18:30:00+02:00');

export const consentStates = {
  async 'given consents'(world) {
    const accountId = currentAccountId(world);
    const person = { accountId, email: 'member@northside.example' };
    const [terms, news] = legalConsentRows;
    if (!terms || !news) throw new Error('The test world has no consents.');
    await world.db.insert(givenConsents).values([
      { ...terms, ...person, id: 7902, version: 1, givenAt: joined },
      {
        ...news,
        ...person,
        id: 7901,
        text: 'The studio may write to me about news.',
        version: 1,
        givenAt: joined,
        withdrawnAt: new Date('2026-09-01T08:00:00+02:00'),
      },
      {
        ...news,
        ...person,
        id: 7903,
        version: 2,
        givenAt: new Date('2026-11-20T09:00:00+01:00'),
      },
    ]);
  },

  async 'no given consent'({ db }, params) {
    await db.delete(givenConsents).where(eq(givenConsents.id, params.integer('id')));
  },
} satisfies Partial<States>;
