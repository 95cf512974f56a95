/** A request repeated with its key has no further effect. */
import { expect, test } from 'vitest';
import { checkouts } from '../src/domains/checkouts/tables.ts';
import { setCourse } from './harness/members.ts';
import { finalize, newCard, purchaseBody, readyCheckout, sumCaptured } from './harness/purchase.ts';
import { useSandbox } from './harness/sandbox.ts';

const keyHeader = (name: string) => ({ 'idempotency-key': `sample-key-of-${name}` });

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const countCheckouts = async () => (await db().select().from(checkouts)).length;

test('answers a repeated guest checkout with the same checkout and card, also concurrently', async () => {
  await setCourse(db(), {});
  const card = await sandbox().call('createPublicCreditCard', {
    body: { cardToken: 'tok_visa_4242', holder: 'Sample Holder' },
  });
  const create = (headers: Record<string, string>) =>
    sandbox().call('createPublicCourseAppointmentCheckout', {
      body: purchaseBody(card.body.id),
      headers,
    });
  const first = await create(keyHeader('one'));
  const again = await Promise.all(Array.from({ length: 5 }, () => create(keyHeader('one'))));
  for (const { status, body } of again)
    expect([status, body.publicToken]).toEqual([201, first.body.publicToken]);
  expect((await create(keyHeader('two'))).errorCode).toBe('paymentinstrument.error.notfound');
  expect(await countCheckouts()).toBe(1);
});

test('creates one checkout for five concurrent first requests', async () => {
  await setCourse(db(), {});
  const body = purchaseBody(await newCard(sandbox(), 'visitor', 'pays'));
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      sandbox().call('createCourseAppointmentCheckoutV4', {
        as: 'visitor',
        body: { ...body, tokenizationReference: null },
        headers: keyHeader('many'),
      }),
    ),
  );
  expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
  expect(await countCheckouts()).toBe(1);
});

test('accepts a key for one request of one account', async () => {
  await setCourse(db(), {});
  const create = async (as: 'visitor' | 'member', joinWaitingList: boolean) =>
    sandbox().call('createCourseAppointmentCheckout', {
      as,
      body: purchaseBody(as === 'visitor' ? visitors : members, joinWaitingList),
      headers: keyHeader('shared'),
    });
  const visitors = await newCard(sandbox(), 'visitor', 'pays');
  const members = await newCard(sandbox(), 'member', 'pays');
  expect((await create('visitor', false)).status).toBe(201);
  const other = await create('visitor', true);
  expect([other.status, other.errorCode]).toEqual([422, 'request.error.idempotencykeyreused']);
  expect((await create('member', false)).status).toBe(201);
  expect(await countCheckouts()).toBe(2);
});

test('rejects the key of another checkout’s finalization', async () => {
  await setCourse(db(), { maxParticipants: 8 });
  const one = await readyCheckout(sandbox(), 'visitor');
  const two = await readyCheckout(sandbox(), 'visitor');
  const done = await finalize(sandbox(), 'visitor', one.id, keyHeader('order'));
  expect(done.status).toBe(200);
  await sandbox().call('cancelCalendarItem', {
    as: 'visitor',
    path: { id: done.body.booking?.uuid ?? '' },
  });
  const again = await finalize(sandbox(), 'visitor', two.id, keyHeader('order'));
  expect([again.status, again.errorCode]).toEqual([422, 'request.error.idempotencykeyreused']);
  expect(await sumCaptured(sandbox())).toBe(0);
  expect((await finalize(sandbox(), 'visitor', two.id, keyHeader('other'))).status).toBe(200);
});
