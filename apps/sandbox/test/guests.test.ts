/** Purchases without an account: the provider's card form in a frame, and free purchases. */
import { describe, expect, test } from 'vitest';
import { offers } from '../src/domains/bookings/courses/tables.ts';
import { courseRows } from '../src/states/rows.ts';
import { setCourse } from './harness/members.ts';
import { cardForm, cards, purchaseBody } from './harness/purchase.ts';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const submit = async (form: Record<string, string>, kind = 'card') => {
  const answer = await sandbox().app.inject({
    method: 'POST',
    url: `/payment-provider/${kind}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return { ...answer, result: answer.json() };
};

describe('the provider’s card form in a frame', () => {
  test.each([
    ['dark', true],
    ['light', true],
    ['red}', false],
  ])('follows the color scheme of the page, here %s', async (scheme, isKnown) => {
    const query = { scheme };
    const { payload } = await sandbox().app.inject({ url: '/payment-provider/card', query });
    expect(payload.includes(`color-scheme:${scheme}}`)).toBe(isKnown);
  });

  test('is framed by this origin only, runs only its own script, and is not cached', async () => {
    const page = await sandbox().app.inject({ url: '/payment-provider/card' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w+/=]+'; script-src 'nonce-[\w+/=]+'; connect-src 'self'; form-action 'self'; frame-ancestors 'self'/,
    );
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test.each([
    [cards.pays, 201],
    [cards.declined, 422],
    [cards.declinedAtCharge, 201],
    [cards.needsChallenge, 201],
  ])(
    'turns a card ending in %s into a token without its number',
    async (digits, expectedStatus) => {
      const { result } = await submit({ ...cardForm, number: `4000 0000 0000 ${digits}` });
      expect(result).toEqual({ cardToken: `tok_visa_${digits}_1230`, holder: 'Sample Holder' });
      const { status } = await sandbox().call('createPublicCreditCard', { body: result });
      expect(status).toBe(expectedStatus);
    },
  );

  test('keeps the entered expiry date', async () => {
    const { result } = await submit(cardForm);
    const { body } = await sandbox().call('createPublicCreditCard', { body: result });
    expect(body).toMatchObject({ maskedNumber: '•••• 4242', expiryMonth: 12, expiryYear: 2030 });
  });

  test('keeps the brand American Express', async () => {
    const { result } = await submit({ ...cardForm, number: '3782 822463 10005' });
    const { body } = await sandbox().call('createPublicCreditCard', { body: result });
    expect(body.brand).toBe('American Express');
  });

  test('creates a token for an expired card, which the bank then declines', async () => {
    const { result } = await submit({ ...cardForm, expiry: '01/20' });
    const { errorCode } = await sandbox().call('createPublicCreditCard', { body: result });
    expect(errorCode).toBe('paymentinstrument.error.declined');
  });

  test('creates tokens of their kind for a Bancontact card and an iDEAL account', async () => {
    const bancontact = await submit({ ...cardForm, number: '6703 0000 0000 4242' }, 'bancontact');
    expect(bancontact.result).toEqual({
      cardToken: 'tok_bancontact_4242_1230',
      holder: 'Sample Holder',
    });
    const ideal = await submit({ account: 'NL54 SAMP 0000 0042 42' }, 'ideal');
    expect(ideal.result).toEqual({ accountToken: 'tok_ideal_4242' });
    const stored = await Promise.all([
      sandbox().call('createPublicBancontactCard', { body: bancontact.result }),
      sandbox().call('createPublicIdeal', { body: ideal.result }),
    ]);
    expect(stored.map(({ status, body }) => [status, body.type, body.maskedNumber])).toEqual([
      [201, 'BANCONTACT_CARD', '•••• 4242'],
      [201, 'IDEAL', 'NL•• •••• 4242'],
    ]);
  });

  test.each([
    ['ideal', 'DE86 1001 0010 0000 0042 42'],
    ['paypal', 'payer'],
    ['twint', '+49 30 1234'],
  ])('reports an invalid %s account at its field', async (kind, account) => {
    const { result } = await submit({ account }, kind);
    expect(result.faults).toEqual([{ field: 'account', text: expect.stringMatching(/^Enter /) }]);
  });

  test.each([
    ['number', { number: '12' }],
    ['expiry', { expiry: '13/30' }],
    ['code', { code: '1' }],
    ['holder', { holder: ' ' }],
  ])('reports an invalid %s at its field', async (field, change) => {
    const { result } = await submit({ ...cardForm, ...change });
    expect(result.faults).toEqual([{ field, text: expect.stringMatching(/^Enter /) }]);
  });
});

test('requires a card unless the purchase is free', async () => {
  await setCourse(sandbox().services.db, {});
  await sandbox()
    .services.db.insert(offers)
    .values({ ...courseRows.freeOffer, courseId: 401 });
  const begin = (offerId: number) =>
    sandbox().call('createPublicCourseAppointmentCheckout', {
      body: { ...purchaseBody(null), offerId },
    });
  const paid = await begin(601);
  expect([paid.status, paid.errorCode]).toEqual([404, 'paymentinstrument.error.notfound']);
  const free = await begin(courseRows.freeOffer.id);
  expect(free.status).toBe(201);
  expect(free.body).toMatchObject({ price: { amount: 0 }, paymentInstrument: null });
});
