/** Types of instruments: their page at the provider, the stored data, and behaviors of the sample bank. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { listSamples } from '../../src/platform/bank/samples.ts';
import type { Schemas } from '../../src/platform/api.ts';
import {
  answerChallenge,
  cardForm,
  finalize,
  purchaseBody,
  returnPath,
} from '../harness/purchase.ts';
import { type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { setOfferMethods, setStudioMethods } from './paymentMethods.ts';

test('are all listed in SAMPLES.md', async () => {
  const samples = await readFile(new URL('../../SAMPLES.md', import.meta.url), 'utf8');
  for (const type of ['CREDIT_CARD', 'DIRECT_DEBIT'] as const)
    for (const { shown } of listSamples(type)) expect(samples).toContain(`| \`${shown}\``);
});

type Type = Exclude<Schemas['PaymentType'], 'DIRECT_DEBIT'>;

const masked = {
  CREDIT_CARD: '•••• 4242',
  BANCONTACT_CARD: '•••• 4242',
  IDEAL: 'NL•• •••• 4242',
  PAYPAL: 'p•••@paypal.example',
  TWINT: '+41 •• ••• 42 42',
} satisfies Record<Type, string>;

const types = ['CREDIT_CARD', 'BANCONTACT_CARD', 'IDEAL', 'PAYPAL', 'TWINT'] as const;

async function begin({ call }: Sandbox, paymentMethod: Type): Promise<string> {
  const body = { organizationUnitId: 1001, paymentMethod, returnPath };
  return (await call('initiateTokenization', { as: 'visitor', body })).body.tokenizationReference;
}

/** Returns the form data of the sample instrument with a behavior. */
function createForm(type: Type, does: string): Record<string, string> {
  const shown = listSamples(type).find((sample) => sample.does === does)?.shown ?? '';
  return type === 'CREDIT_CARD' || type === 'BANCONTACT_CARD'
    ? { ...cardForm, number: shown }
    : { answer: 'confirm', account: shown };
}

const loadState = async ({ call }: Sandbox, tokenizationReference: string) =>
  (await call('getTokenizationState', { as: 'visitor', path: { tokenizationReference } })).body;

describe('samples', () => {
  const sandbox = useSandbox();

  describe.for(types)('%s', (type) => {
    test('is confirmed on its own page, and pays', async () => {
      await sandbox().state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
      await setOfferMethods(sandbox(), type);
      const reference = await begin(sandbox(), type);
      const page = await sandbox().app.inject({ url: `/payment-provider/challenge/${reference}` });
      expect(page.body).toContain(listSamples(type)[0]?.shown);
      await answerChallenge(sandbox(), reference, createForm(type, 'PAYS'));
      const path = { tokenizationReference: reference };
      const stored = await sandbox().call('completeTokenization', { as: 'visitor', path });
      expect(stored.body).toMatchObject({ type, maskedNumber: masked[type], authenticated: true });
      const body = {
        ...purchaseBody(stored.body.id),
        paymentMethod: type,
        tokenizationReference: null,
      };
      const checkout = await sandbox().call('createCourseAppointmentCheckoutV4', {
        as: 'visitor',
        body,
      });
      const done = await finalize(sandbox(), 'visitor', checkout.body.id);
      expect([done.status, done.body.state, done.body.charged]).toEqual([200, 'FINALIZED', true]);
    });

    test('is declined by the bank with a reason', async () => {
      const reference = await begin(sandbox(), type);
      await answerChallenge(sandbox(), reference, createForm(type, 'REFUSED'));
      const isCard = type === 'CREDIT_CARD' || type === 'BANCONTACT_CARD';
      expect(await loadState(sandbox(), reference)).toMatchObject({
        state: 'DECLINED',
        declineReason: isCard ? 'CARD_REFUSED' : 'ACCOUNT_REFUSED',
      });
    });

    test('is answered late, without a second answer', async () => {
      const { clock } = sandbox().services;
      const reference = await begin(sandbox(), type);
      await answerChallenge(sandbox(), reference, createForm(type, 'CONFIRMS_LATE'));
      const path = { tokenizationReference: reference };
      expect(await loadState(sandbox(), reference)).toMatchObject({
        state: 'INITIATED',
        challengeUrl: null,
      });
      const early = await sandbox().call('completeTokenization', { as: 'visitor', path });
      expect([early.status, early.errorCode]).toEqual([409, 'tokenization.error.wrongstate']);
      expect((await answerChallenge(sandbox(), reference, { answer: 'decline' })).statusCode).toBe(
        410,
      );
      clock.set(new Date(clock.now().getTime() + 20_000));
      expect(await loadState(sandbox(), reference)).toMatchObject({ state: 'AUTHORIZED' });
    });

    test('remains unanswered until it expires', async () => {
      const { clock } = sandbox().services;
      const reference = await begin(sandbox(), type);
      await answerChallenge(sandbox(), reference, createForm(type, 'NEVER_CONFIRMS'));
      const { state, challengeUrl } = await loadState(sandbox(), reference);
      expect([state, challengeUrl]).toEqual([
        'INITIATED',
        `/payment-provider/challenge/${reference}`,
      ]);
      clock.set(new Date(clock.now().getTime() + 31 * 60_000));
      expect(await loadState(sandbox(), reference)).toMatchObject({ state: 'EXPIRED' });
    });
  });

  test('report an invalid account at its field', async () => {
    for (const [type, account] of [
      ['IDEAL', 'DE86100100100000004242'],
      ['PAYPAL', 'nobody'],
      ['TWINT', '+49 30 0000000'],
    ] as const) {
      const reference = await begin(sandbox(), type);
      const page = await answerChallenge(sandbox(), reference, { answer: 'confirm', account });
      expect([page.statusCode, page.body.match(/aria-invalid="true"/g)?.length]).toEqual([422, 1]);
    }
  });

  test('reject tokens of another type', async () => {
    for (const [id, body] of [
      ['createCreditCard', { cardToken: 'tok_paypal_4242', holder: 'Sample Holder' }],
      ['createPaypal', { accountToken: 'tok_twint_4242' }],
      ['createPublicIdeal', { accountToken: 'tok_visa_4242' }],
    ] as const)
      expect((await sandbox().call(id, { as: 'visitor', body })).errorCode).toBe(
        'paymentinstrument.error.declined',
      );
  });

  test.for([
    ['the offer', ['PAYPAL'], ['CREDIT_CARD']],
    ['the studio', ['CREDIT_CARD'], ['PAYPAL']],
  ] as const)('reject what %s does not accept', async ([, atStudio, atOffer]) => {
    await sandbox().state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
    await setOfferMethods(sandbox(), ...atOffer);
    await setStudioMethods(sandbox(), ...atStudio);
    const account = await sandbox().call('createPublicPaypal', {
      body: { accountToken: 'tok_paypal_4242' },
    });
    const body = { ...purchaseBody(account.body.id), paymentMethod: 'PAYPAL' as const };
    const refused = await sandbox().call('createPublicCourseAppointmentCheckout', { body });
    expect([refused.status, refused.errorCode]).toEqual([422, 'payment.error.methodnotallowed']);
  });

  test('pay neither later nor by mandate without an account', async () => {
    await sandbox().state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
    await setOfferMethods(sandbox(), 'FINION_PAY', 'DIRECT_DEBIT');
    const card = await sandbox().call('createPublicPaypal', {
      body: { accountToken: 'tok_paypal_4242' },
    });
    for (const paymentMethod of ['FINION_PAY', 'DIRECT_DEBIT'] as const) {
      const body = { ...purchaseBody(card.body.id), paymentMethod };
      const refused = await sandbox().call('createPublicCourseAppointmentCheckout', { body });
      expect([refused.status, refused.errorCode]).toEqual([422, 'payment.error.methodnotallowed']);
    }
    const { body } = await sandbox().call('listPublicPaymentMethods', {
      query: { organizationUnitId: 1001 },
    });
    expect(body.map(({ paymentMethod }) => paymentMethod)).toEqual(types);
  });
});
