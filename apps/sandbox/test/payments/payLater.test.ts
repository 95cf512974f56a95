/** Paying later: the service asks, and the checkout waits for the consent until it expires. */
import { expect, test } from 'vitest';
import { answerChallenge, finalize, purchaseBody, returnPath } from '../harness/purchase.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { beginPayLaterCheckout } from '../operations/happyPayments.ts';

const sandbox = useSandbox();
const createRequest = async (checkoutId: string) =>
  (
    await sandbox().call('createFinionPayPaymentRequest', {
      as: 'visitor',
      body: { checkoutId, returnPath },
    })
  ).body;
const listRequests = async (checkoutId: string) =>
  (
    await sandbox().call('listFinionPayPaymentRequests', {
      as: 'visitor',
      query: { checkoutId },
    })
  ).body;
const advanceClock = (minutes: number) => {
  const { clock } = sandbox().services;
  clock.set(new Date(clock.now().getTime() + minutes * 60_000));
};

test('neither finalizes nor authenticates before the holder has agreed', async () => {
  const id = await beginPayLaterCheckout(sandbox());
  const early = await finalize(sandbox(), 'visitor', id);
  expect([early.status, early.errorCode]).toEqual([409, 'checkout.error.wrongstate']);
  const authentication = await sandbox().call('authenticateCheckout', {
    as: 'visitor',
    path: { id },
    body: { returnPath },
  });
  expect([authentication.status, authentication.errorCode]).toEqual([
    409,
    'checkout.error.wrongstate',
  ]);
});

test('charges without an instrument after the consent', async () => {
  const id = await beginPayLaterCheckout(sandbox());
  const request = await createRequest(id);
  expect(request).toMatchObject({ state: 'OPEN', amount: { amount: 14.5, currency: 'EUR' } });
  expect((await createRequest(id)).id).toBe(request.id);
  const page = await answerChallenge(sandbox(), request.id, { answer: 'confirm' });
  expect([page.statusCode, page.headers.location]).toEqual([303, returnPath]);
  expect(await listRequests(id)).toMatchObject([
    { id: request.id, state: 'AGREED', serviceUrl: null },
  ]);
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
  const id = await beginPayLaterCheckout(sandbox());
  const { id: request, tokenValidUntil } = await createRequest(id);
  await answerChallenge(sandbox(), request, { answer: 'confirm' });
  sandbox().services.clock.set(new Date(new Date(tokenValidUntil).getTime() + 1));
  const late = await finalize(sandbox(), 'visitor', id);
  expect([late.status, late.errorCode]).toEqual([409, 'checkout.error.expired']);
  sandbox().services.clock.set(new Date(tokenValidUntil));
  expect((await finalize(sandbox(), 'visitor', id)).body.state).toBe('FINALIZED');
});

test('rejects a late answer and allows another request', async () => {
  const id = await beginPayLaterCheckout(sandbox());
  const first = await createRequest(id);
  advanceClock(16);
  expect((await answerChallenge(sandbox(), first.id, { answer: 'confirm' })).statusCode).toBe(410);
  expect(await listRequests(id)).toMatchObject([{ state: 'EXPIRED', serviceUrl: null }]);
  const second = await createRequest(id);
  expect(second.id).not.toBe(first.id);
  expect(new Date(second.tokenValidUntil).getTime()).toBeLessThanOrEqual(
    new Date(first.createdAt).getTime() + 30 * 60_000,
  );
  expect((await listRequests(id)).map(({ state }) => state)).toEqual(['OPEN', 'EXPIRED']);
});

test('fails the checkout on a rejection', async () => {
  const id = await beginPayLaterCheckout(sandbox());
  const request = await createRequest(id);
  await answerChallenge(sandbox(), request.id, { answer: 'decline' });
  expect(await listRequests(id)).toMatchObject([{ state: 'REFUSED' }]);
  expect((await finalize(sandbox(), 'visitor', id)).errors[0]).toMatchObject({
    errorCode: 'payment.error.declined',
    typedArgs: [{ type: 'STRING', value: 'AUTHENTICATION_FAILED' }],
  });
  expect((await answerChallenge(sandbox(), request.id, { answer: 'confirm' })).statusCode).toBe(
    410,
  );
});

test('ignores a consent after the checkout was canceled', async () => {
  const id = await beginPayLaterCheckout(sandbox());
  const request = await createRequest(id);
  await sandbox().call('cancelCheckout', { as: 'visitor', path: { id } });
  expect((await answerChallenge(sandbox(), request.id, { answer: 'confirm' })).statusCode).toBe(
    410,
  );
  const { body } = await sandbox().call('getCheckout', { as: 'visitor', path: { id } });
  expect(body.state).toBe('CANCELED');
  expect(await listRequests(id)).toMatchObject([{ state: 'EXPIRED', serviceUrl: null }]);
});

test('expires a consent with its checkout', async () => {
  const id = await beginPayLaterCheckout(sandbox());
  await answerChallenge(sandbox(), (await createRequest(id)).id, { answer: 'confirm' });
  expect(await listRequests(id)).toMatchObject([{ state: 'AGREED' }]);
  await sandbox().call('cancelCheckout', { as: 'visitor', path: { id } });
  expect(await listRequests(id)).toMatchObject([{ state: 'EXPIRED' }]);
});

test('rejects requests for another account’s checkout', async () => {
  const checkoutId = await beginPayLaterCheckout(sandbox());
  const body = { checkoutId, returnPath };
  const refused = await sandbox().call('createFinionPayPaymentRequest', { as: 'member', body });
  expect(refused.errorCode).toBe('checkout.error.notfound');
  await createRequest(checkoutId);
  const others = await sandbox().call('listFinionPayPaymentRequests', { as: 'member' });
  expect(others.body).toEqual([]);
});

test('rejects a card together with paying later', async () => {
  await beginPayLaterCheckout(sandbox());
  const { body: card } = await sandbox().call('createCreditCard', {
    as: 'visitor',
    body: { cardToken: 'tok_visa_4242', holder: 'Sample Holder' },
  });
  const body = {
    ...purchaseBody(card.id),
    paymentMethod: 'FINION_PAY' as const,
    tokenizationReference: null,
  };
  const refused = await sandbox().call('createCourseAppointmentCheckoutV4', {
    as: 'visitor',
    body,
  });
  expect(refused.errorCode).toBe('payment.error.methodnotallowed');
});
