/** Steps of a purchase. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { checkouts } from '../../src/domains/checkouts/tables.ts';
import type { Schemas } from '../../src/platform/api.ts';
import { prospect } from '../../src/states/rows.ts';
import type { Sandbox } from './sandbox.ts';
import { bankAuthorizations } from '../../src/platform/bank/tables.ts';

export type CardNumber = keyof typeof cards;

/** Last digits of the sample cards, by behavior. */
export const cards = {
  pays: '4242',
  declined: '0002',
  declinedAtCharge: '9995',
  needsChallenge: '3220',
} as const;

export const returnPath = '/studio/bm9ydGhzaWRlOjEwMDE=/booking/course/50001/summary';

/** Creates the body of a course checkout. @param paymentInstrumentId null: without payment */
export const purchaseBody = (paymentInstrumentId: number | null, joinWaitingList = false) => ({
  courseAppointmentId: 50_001,
  offerId: 601,
  customerData: prospect,
  paymentMethod: 'CREDIT_CARD' as const,
  paymentInstrumentId,
  joinWaitingList,
});

/** Creates the body of a checkout for the slot of benefit 901. */
export const singlePurchaseBody = (paymentInstrumentId: number | null) => ({
  benefitId: 901,
  organizationUnitId: 1001,
  startDateTime: '2026-11-26T10:00:00+01:00',
  employeeId: null,
  offerId: 80_001,
  customerData: prospect,
  paymentMethod: 'CREDIT_CARD' as const,
  paymentInstrumentId,
});

/** Creates the body of a checkout for a pack of ten classes. */
export const productPurchaseBody = (paymentInstrumentId: number | null) => ({
  productVariantId: 70_001,
  organizationUnitId: 1001,
  quantity: 1,
  usageDate: null,
  recipient: null,
  customerData: prospect,
  paymentMethod: 'CREDIT_CARD' as const,
  paymentInstrumentId,
});

/** Creates a card of an account, not yet confirmed. */
export async function newCard(
  { call }: Sandbox,
  as: 'member' | 'visitor' | number,
  card: CardNumber,
): Promise<number> {
  const body = { cardToken: `tok_visa_${cards[card]}`, holder: 'Sample Holder' };
  return (await call('createCreditCard', { as, body })).body.id;
}

/** Answers a challenge as a browser would. */
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

/** Returns the secret reference of a checkout's challenge. */
export async function findChallengeReference(
  { services: { db } }: Sandbox,
  id: string,
): Promise<string> {
  const [checkout] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return checkout?.challengeReference ?? 'nothing was asked';
}

/** Answers the bank's challenge of a checkout. */
export const answerBank = async (sandbox: Sandbox, id: string, form: Record<string, string>) =>
  answerChallenge(sandbox, await findChallengeReference(sandbox, id), form);

/** Form data of a card that pays. */
export const cardForm = {
  answer: 'confirm',
  number: '4242 4242 4242 4242',
  expiry: '12/30',
  code: '123',
  holder: 'Sample Holder',
};

type Checkout = Schemas['CourseAppointmentCheckout'];

/** Creates a checkout of the sample course, ready to be finalized. */
export async function readyCheckout(
  sandbox: Sandbox,
  as: 'member' | 'visitor' | number,
  {
    card = 'pays',
    joinWaitingList = false,
    ...request
  }: {
    card?: CardNumber;
    joinWaitingList?: boolean;
    acceptsLatePromotion?: boolean;
    courseAppointmentId?: number;
  } = {},
): Promise<Checkout> {
  const instrument = await newCard(sandbox, as, card);
  const { body: checkout } = await sandbox.call('createCourseAppointmentCheckout', {
    as,
    body: { ...purchaseBody(instrument, joinWaitingList), ...request },
  });
  await confirm(sandbox, as, checkout.id);
  return checkout;
}

/** Finalizes a checkout. @returns the answer, with the checkout as its body */
export async function finalize(
  { call }: Sandbox,
  as: 'member' | 'visitor' | number,
  id: string,
  headers: Record<string, string> = {},
) {
  const answer = await call('finalizeCheckout', { as, path: { id }, headers });
  const { body } = await call('getCourseAppointmentCheckout', { as, path: { id } });
  return { ...answer, body };
}

/** Sums the cents that the bank has captured and not refunded, by its own books. */
export async function sumCaptured({ services: { db } }: Sandbox): Promise<number> {
  const captured = await db
    .select({ amountCents: bankAuthorizations.amountCents })
    .from(bankAuthorizations)
    .where(and(isNotNull(bankAuthorizations.capturedAt), isNull(bankAuthorizations.reversedAt)));
  return captured.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Authenticates a checkout and confirms the challenge, if any. */
async function confirm(
  sandbox: Sandbox,
  as: 'member' | 'visitor' | number,
  id: string,
): Promise<void> {
  const authentication = await sandbox.call('authenticateCheckout', {
    as,
    path: { id },
    body: { returnPath },
  });
  if (authentication.body.challengeUrl !== null)
    await answerBank(sandbox, id, { answer: 'confirm' });
}

/** Starts a tokenization that waits for its cardholder. */
export async function newTokenization(
  { call }: Sandbox,
  as: 'member' | 'visitor',
  more: { keep?: boolean } = {},
): Promise<string> {
  const body = { organizationUnitId: 1001, paymentMethod: 'CREDIT_CARD', returnPath, ...more };
  return (await call('initiateTokenization', { as, body })).body.tokenizationReference;
}
