/** Paying later: the service asks, and the checkout waits for the consent until it expires. */
import { expect, test } from 'vitest';
import { answerChallenge, finalize, purchaseOf, returnPath } from '../harness/purchase.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { beginLater } from '../operations/happyPayments.ts';

const sandbox = useSandbox();
const ask = async (checkoutId: string) =>
  (
    await sandbox().call('createFinionPayPaymentRequest', {
      as: 'visitor',
      body: { checkoutId, returnPath },
    })
  ).body;
const read = async (checkoutId: string) =>
  (
    await sandbox().call('listFinionPayPaymentRequests', {
      as: 'visitor',
      query: { checkoutId },
    })
  ).body;
const later = (minutes: number) => {
  const { clock } = sandbox().services;
  clock.set(new Date(clock.now().getTime() + minutes * 60_000));
};

test('neither finalizes nor authenticates before the holder has agreed', async () => {
  const id = await beginLater(sandbox());
  const early = await finalize(sandbox(), 'visitor', id);
  expect([early.status, early.errorCode]).toEqual([409, 'checkout.error.wrongstate']);
  const asked = await sandbox().call('authenticateCheckout', {
    as: 'visitor',
    path: { id },
    body: { returnPath },
  });
  expect([asked.status, asked.errorCode]).toEqual([409, 'checkout.error.wrongstate']);
});

test('charges without an instrument after the consent', async () => {
  const id = await beginLater(sandbox());
  const request = await ask(id);
  expect(request).toMatchObject({ state: 'OPEN', amount: { amount: 14.5, currency: 'EUR' } });
  expect((await ask(id)).id).toBe(request.id);
  const page = await answerChallenge(sandbox(), request.id, { answer: 'confirm' });
  expect([page.statusCode, page.headers.location]).toEqual([303, returnPath]);
  expect(await read(id)).toMatchObject([{ id: request.id, state: 'AGREED', serviceUrl: null }]);
  const done = await finalize(sandbox(), 'visitor', id);
  expect(done.body).toMatchObject({
    state: 'FINALIZED',
    charged: true,
    paymentMethod: 'FINION_PAY',
    paymentInstrument: null,
  });
  const payment = await sandbox().call('getPayment', { as: 'visitor', path: { paymentId: id } });
  expect(payment.body.paymentDetails).toMatchObject({
    paymentMethod: 'FINION_PAY',
    paymentInstrument: null,
  });
});

test('accepts the consent until tokenValidUntil, to the second', async () => {
  const id = await beginLater(sandbox());
  const { id: request, tokenValidUntil } = await ask(id);
  await answerChallenge(sandbox(), request, { answer: 'confirm' });
  sandbox().services.clock.set(new Date(new Date(tokenValidUntil).getTime() + 1));
  const late = await finalize(sandbox(), 'visitor', id);
  expect([late.status, late.errorCode]).toEqual([409, 'checkout.error.expired']);
  sandbox().services.clock.set(new Date(tokenValidUntil));
  expect((await finalize(sandbox(), 'visitor', id)).body.state).toBe('FINALIZED');
});

test('rejects a late answer and allows another request', async () => {
  const id = await beginLater(sandbox());
  const first = await ask(id);
  later(16);
  expect((await answerChallenge(sandbox(), first.id, { answer: 'confirm' })).statusCode).toBe(410);
  expect(await read(id)).toMatchObject([{ state: 'EXPIRED', serviceUrl: null }]);
  const second = await ask(id);
  expect(second.id).not.toBe(first.id);
  expect(new Date(second.tokenValidUntil).getTime()).toBeLessThanOrEqual(
    new Date(first.createdAt).getTime() + 30 * 60_000,
  );
  expect((await read(id)).map(({ state }) => state)).toEqual(['OPEN', 'EXPIRED']);
});

test('fails the checkout on a rejection', async () => {
  const id = await beginLater(sandbox());
  const request = await ask(id);
  await answerChallenge(sandbox(), request.id, { answer: 'decline' });
  expect(await read(id)).toMatchObject([{ state: 'REFUSED' }]);
  expect((await finalize(sandbox(), 'visitor', id)).errors[0]).toMatchObject({
    errorCode: 'payment.error.declined',
    typedArgs: [{ type: 'STRING', value: 'AUTHENTICATION_FAILED' }],
  });
  expect((await answerChallenge(sandbox(), request.id, { answer: 'confirm' })).statusCode).toBe(
    410,
  );
});

test('ignores a consent after the checkout was canceled', async () => {
  const id = await beginLater(sandbox());
  const request = await ask(id);
  await sandbox().call('cancelCheckout', { as: 'visitor', path: { id } });
  expect((await answerChallenge(sandbox(), request.id, { answer: 'confirm' })).statusCode).toBe(
    410,
  );
  const { body } = await sandbox().call('getCheckout', { as: 'visitor', path: { id } });
  expect(body.state).toBe('CANCELED');
  expect(await read(id)).toMatchObject([{ state: 'EXPIRED', serviceUrl: null }]);
});

test('expires a consent with its checkout', async () => {
  const id = await beginLater(sandbox());
  await answerChallenge(sandbox(), (await ask(id)).id, { answer: 'confirm' });
  expect(await read(id)).toMatchObject([{ state: 'AGREED' }]);
  await sandbox().call('cancelCheckout', { as: 'visitor', path: { id } });
  expect(await read(id)).toMatchObject([{ state: 'EXPIRED' }]);
});

test('rejects requests for another account’s checkout', async () => {
  const checkoutId = await beginLater(sandbox());
  const body = { checkoutId, returnPath };
  const refused = await sandbox().call('createFinionPayPaymentRequest', { as: 'member', body });
  expect(refused.errorCode).toBe('checkout.error.notfound');
  await ask(checkoutId);
  const others = await sandbox().call('listFinionPayPaymentRequests', { as: 'member' });
  expect(others.body).toEqual([]);
});

test('rejects a card together with paying later', async () => {
  await beginLater(sandbox());
  const { body: card } = await sandbox().call('createCreditCard', {
    as: 'visitor',
    body: { cardToken: 'tok_visa_4242', holder: 'Sample Holder' },
  });
  const body = {
    ...purchaseOf(card.id),
    paymentMethod: 'FINION_PAY' as const,
    tokenizationReference: null,
  };
  const refused = await sandbox().call('createCourseAppointmentCheckoutV4', {
    as: 'visitor',
    body,
  });
  expect(refused.errorCode).toBe('payment.error.methodnotallowed');
});
