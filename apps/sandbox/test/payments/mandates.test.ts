/** Stored SEPA mandates: debtor, agreement, wording and time. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteUnsignedMandates } from '../../src/domains/payments/mandates.ts';
import { sampleAccount } from '../../src/platform/bank/samples.ts';
import { mandates } from '../../src/domains/payments/tables.ts';
import { studios } from '../../src/domains/studios/tables.ts';
import { addMinutes } from '../../src/platform/time.ts';
import { returnPath } from '../harness/purchase.ts';
import { useSandbox } from '../harness/sandbox.ts';

const debtorAddress = {
  street: 'Testweg',
  houseNumber: '4a',
  zipCode: '10115',
  city: 'Berlin',
  provinceCode: null,
  countryCode: 'DE',
};

const sandbox = useSandbox();
const getAgreement = async (mandateReference?: string) =>
  (
    await sandbox().call('getSepaAgreement', {
      path: { studioId: 1001 },
      query: mandateReference === undefined ? {} : { mandateReference },
      headers: { 'accept-language': 'de-DE' },
    })
  ).body;
const signMandate = (as: 'visitor' | 'member', mandateReference: string, more: object = {}) =>
  sandbox().call('initiateTokenization', {
    as,
    body: {
      organizationUnitId: 1001,
      paymentMethod: 'DIRECT_DEBIT',
      returnPath,
      sepaMandate: {
        accountHolder: 'Mona Muster',
        iban: sampleAccount('DIRECT_DEBIT', '4242'),
        mandateReference,
        ...more,
      },
    },
  });
async function storeMandate(as: 'visitor' | 'member', more: object = {}) {
  const agreement = await getAgreement();
  const { body } = await signMandate(as, agreement.mandateReference, more);
  const path = { tokenizationReference: body.tokenizationReference };
  await sandbox().call('completeTokenization', { as, path });
  return agreement;
}
const loadMandate = async (as: 'visitor' | 'member') =>
  (await sandbox().call('listPaymentInstruments', { as })).body.at(-1)?.mandate;

test('lists agreement, wording, time and debtor as signed', async () => {
  const agreement = await storeMandate('visitor', { debtorAddress });
  expect(agreement).toMatchObject({ language: 'de', title: 'SEPA-Lastschriftmandat' });
  await sandbox().services.db.update(studios).set({ name: 'Renamed' }).where(eq(studios.id, 1001));
  expect(await loadMandate('visitor')).toEqual({
    agreement,
    debtorName: 'Mona Muster',
    debtorAddress,
    givenAt: '2026-11-25T09:00:00+01:00',
  });
  expect((await getAgreement()).creditorName).toBe('Renamed');
  expect(await getAgreement(agreement.mandateReference)).toEqual(agreement);
});

test('takes a missing address from the studio’s records', async () => {
  await storeMandate('member');
  expect((await loadMandate('member'))?.debtorAddress).toMatchObject({ city: 'Berlin' });
});

test('accepts a declined mandate for another account, and a signed one for no other user', async () => {
  const { mandateReference } = await getAgreement();
  const refused = await signMandate('visitor', mandateReference, {
    iban: sampleAccount('DIRECT_DEBIT', '0002'),
  });
  expect(refused.body.state).toBe('DECLINED');
  const answers = await Promise.all([
    signMandate('visitor', mandateReference),
    signMandate('member', mandateReference),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
});

test('deletes unsigned mandates after 30 days', async () => {
  const signed = await storeMandate('visitor');
  await getAgreement();
  const { db, clock } = sandbox().services;
  await deleteUnsignedMandates(db, addMinutes(clock.now(), 30 * 1440));
  expect(await db.select().from(mandates)).toHaveLength(2);
  await deleteUnsignedMandates(db, addMinutes(clock.now(), 30 * 1440 + 1));
  const rows = await db.select().from(mandates);
  expect(rows.map(({ reference }) => reference)).toEqual([signed.mandateReference]);
});
