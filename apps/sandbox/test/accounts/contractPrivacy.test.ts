/**
 * No operation on contracts and related records discloses or changes another member's data: each is called with that
 * member's ids by another member and without a session. New operations of these tags are included automatically.
 */
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { customers, studioConnects } from '../../src/domains/accounts/tables.ts';
import { beverageSales } from '../../src/domains/beverages/tables.ts';
import { checkins } from '../../src/domains/visits/tables.ts';
import { contracts, moduleContracts } from '../../src/domains/membershipOffers/tables.ts';
import { invoiceLinks } from '../../src/domains/invoices/tables.ts';
import { compensationProposals, compensations } from '../../src/domains/compensation/tables.ts';
import { recruitmentRedemptions } from '../../src/domains/recruitments/tables.ts';
import { loyaltyRedemptions } from '../../src/domains/loyalty/tables.ts';
import { messages } from '../../src/domains/messages/tables.ts';
import { contractCancelations, idlePeriods } from '../../src/domains/memberships/tables.ts';
import type { OperationId } from '../../src/platform/api.ts';
import { customerRow } from '../../src/states/rows.ts';
import { described } from '../harness/client.ts';
import { accountIds, type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { happy } from '../operations/happy.ts';

const tags = new Set([
  'contracts',
  'module-contracts',
  'idle-periods',
  'invoices',
  'consumption-credit',
  'messages',
  'checkin',
  'devices',
  'loyalty',
  'premiums',
  'compensation',
]);

/** Operations of these tags. Other keys of a path item have no operationId. */
const tagged = Object.values(description.paths).flatMap((item) =>
  Object.values<unknown>(item).flatMap((part) => {
    if (typeof part !== 'object' || part === null || !('operationId' in part)) return [];
    const hasTag =
      'tags' in part && Array.isArray(part.tags) && part.tags.some((tag) => tags.has(tag));
    return hasTag ? [String(part.operationId)] : [];
  }),
);
const isPrivate = (id: string): id is OperationId => described.get(id)?.needsSession === true;
const ids = tagged.filter(isPrivate);

const createRequest = (id: OperationId, sandbox: Sandbox): Promise<Request> => happy[id](sandbox);

/** Appear only in the member's own answers. */
const secrets = [
  'NS-70001-0003',
  '3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e02',
  'Nele N.',
  'Closed for repairs',
  'Protein shake',
  'Closed on Sunday',
  'NO1001-7H2K9P4RTX',
  'Flex membership',
  'DE•• •••• 4242',
  '%PDF',
  '/documents/',
  '2027-01-15',
];

const sandbox = useSandbox();

/** Loads every row that the operations could change. */
const loadStored = async () => {
  const { db } = sandbox().services;
  return [
    await db.select().from(contracts),
    await db.select().from(moduleContracts),
    await db.select().from(contractCancelations),
    await db.select().from(idlePeriods),
    await db.select().from(invoiceLinks),
    await db.select().from(messages),
    await db.select().from(checkins),
    await db.select().from(beverageSales),
    await db.select().from(loyaltyRedemptions),
    await db.select().from(recruitmentRedemptions),
    await db.select().from(compensationProposals),
    await db.select().from(compensations),
  ];
};

/** Operations without an id of the member act on the caller's own data, which has no contract. */
const withoutMemberIds: ReadonlySet<OperationId> = new Set([
  'registerForLoyaltyProgram',
  'createIdlePeriod',
  'uploadIdlePeriodDocument',
  'uploadIdlePeriodDocumentV2',
  'createCheckin',
  'createBeverageSale',
  'getBeverageDevice',
]);

/** Files about the caller, made from the caller's own data. */
const ownFiles: ReadonlySet<OperationId> = new Set(['getCheckinHistoryDocument']);

/** Lists the statuses allowed to the other member. */
const allowedStatuses = (id: OperationId) =>
  withoutMemberIds.has(id) ? [200, 201, 204, 403, 409] : [200, 204, 404, 409];

test('covers at least sixty operations', () => {
  expect(ids.length).toBeGreaterThanOrEqual(60);
});

test.for(ids)('%s discloses and changes nothing', async (id) => {
  const request = await createRequest(id, sandbox());
  const { db } = sandbox().services;
  // Another member of the same chain with the same permissions: they are those of the studio.
  const accountId = accountIds.visitor;
  const other = { ...customerRow, id: 7002, accountId, customerNumber: 'NS-70002' };
  await db.insert(customers).values(other);
  await db.insert(studioConnects).values({ accountId, studioId: 1001 });
  const before = await loadStored();
  const byOther = await sandbox().call(id, { ...request, as: 'visitor' });
  const { as: _, ...anonymous } = request;
  const withoutSession = await sandbox().call(id, anonymous);
  expect(withoutSession.status).toBe(401);
  expect(allowedStatuses(id)).toContain(byOther.status);
  for (const secret of secrets) {
    if (secret === '%PDF' && ownFiles.has(id)) continue;
    expect(byOther.text).not.toContain(secret);
    expect(withoutSession.text).not.toContain(secret);
  }
  expect(await loadStored()).toEqual(before);
});
