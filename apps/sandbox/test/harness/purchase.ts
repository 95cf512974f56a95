/** The steps of a purchase, as tests take them. */
import type { Schemas } from '../../src/server/api.ts';
import { prospect } from '../../src/states/rows.ts';
import type { Sandbox } from './sandbox.ts';

export type CardNumber = keyof typeof cards;

/** Last digits of the sample cards, by what they do. */
export const cards = {
  pays: '4242',
  refused: '0002',
  declinedAtCharge: '9995',
  asksEachTime: '3220',
} as const;

export const returnPath = '/studio/bm9ydGhzaWRlOjEwMDE=/booking/course/50001/summary';

/** What a checkout is created with; null pays with nothing. */
export const purchaseOf = (paymentInstrumentId: number | null, joinWaitingList = false) => ({
  courseAppointmentId: 50_001,
  offerId: 601,
  customerData: prospect,
  paymentMethod: 'CREDIT_CARD' as const,
  paymentInstrumentId,
  joinWaitingList,
});

/** A card of an account, not yet confirmed. */
export async function newCard(
  { call }: Sandbox,
  as: 'member' | 'visitor' | number,
  card: CardNumber,
): Promise<number> {
  const body = { cardToken: `tok_visa_${cards[card]}`, holder: 'Sample Holder' };
  return (await call('createCreditCard', { as, body })).body.id;
}

/** Answers the challenge under an address as a browser would. */
export function answerChallenge(
  { app }: Sandbox,
  reference: string,
  form: Record<string, string>,
): Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }> {
  return app.inject({
    method: 'POST',
    url: `/payment-provider/challenge/${reference}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
}

/** What a holder types for a card that pays. */
export const cardForm = {
  answer: 'confirm',
  number: '4242 4242 4242 4242',
  expiry: '12/30',
  code: '123',
  holder: 'Sample Holder',
};

type Checkout = Schemas['CourseAppointmentCheckout'];

/** A checkout for the course of the examples that is ready to be finalized. */
export async function readyCheckout(
  sandbox: Sandbox,
  as: 'member' | 'visitor' | number,
  { card = 'pays', joinWaitingList = false }: { card?: CardNumber; joinWaitingList?: boolean } = {},
): Promise<Checkout> {
  const instrument = await newCard(sandbox, as, card);
  const { body: checkout } = await sandbox.call('createCourseAppointmentCheckout', {
    as,
    body: purchaseOf(instrument, joinWaitingList),
  });
  await confirm(sandbox, as, checkout.id);
  return checkout;
}

/** Asks the bank, and answers the challenge when it wants one. */
async function confirm(
  sandbox: Sandbox,
  as: 'member' | 'visitor' | number,
  id: string,
): Promise<void> {
  const asked = await sandbox.call('authenticateCheckout', {
    as,
    path: { id },
    body: { returnPath },
  });
  if (asked.body.challengeUrl !== null) await answerChallenge(sandbox, id, { answer: 'confirm' });
}

/** A tokenization that waits for its holder. */
export async function newTokenization(
  { call }: Sandbox,
  as: 'member' | 'visitor',
): Promise<string> {
  const body = { organizationUnitId: 1001, paymentMethod: 'CREDIT_CARD', returnPath };
  return (await call('initiateTokenization', { as, body })).body.tokenizationReference;
}
