/** What checkouts, cards and tokenizations refuse. */
import { randomUUID } from 'node:crypto';
import { offers } from '../../src/domains/courses/tables.ts';
import { courseRows } from '../../src/states/rows.ts';
import {
  answerChallenge,
  cardForm,
  newCard,
  newTokenization,
  purchaseOf,
  returnPath,
} from '../harness/purchase.ts';
import type { Request, Sandbox } from '../harness/sandbox.ts';
import { afterMissed, type Meet, places, type Refusal } from './refusal.ts';
import { purchaseRefusals } from './refusalsOfPurchases.ts';

const course = (sandbox: Sandbox, state: string) =>
  sandbox.state('a course appointment', { id: 50_001, price: 'paid', state });

const refusedCard = { cardToken: 'tok_visa_0002', holder: 'Sample Holder' };

/** The three ways to begin a checkout, each with what pays. */
const creations = {
  async createCourseAppointmentCheckout(sandbox: Sandbox): Promise<Request & { body: object }> {
    return { as: 'member', body: purchaseOf(await newCard(sandbox, 'member', 'pays')) };
  },
  async createCourseAppointmentCheckoutV4(sandbox: Sandbox) {
    const body = purchaseOf(await newCard(sandbox, 'member', 'pays'));
    return { as: 'member' as const, body: { ...body, tokenizationReference: null } };
  },
  async createPublicCourseAppointmentCheckout({ call }: Sandbox) {
    const body = { cardToken: 'tok_visa_4242', holder: 'Sample Holder' };
    return { body: purchaseOf((await call('createPublicCreditCard', { body })).body.id) };
  },
};

const creationIds = [
  'createCourseAppointmentCheckout',
  'createCourseAppointmentCheckoutV4',
  'createPublicCourseAppointmentCheckout',
] as const;

const creationRefusals = creationIds.flatMap((id): Refusal[] => {
  const create = creations[id];
  const changed =
    (change: object, state = 'open'): Meet =>
    async (sandbox) => {
      await course(sandbox, state);
      const request = await create(sandbox);
      return { ...request, body: { ...request.body, ...change } };
    };
  /** Somebody without an account has booked already when the same e-mail has. */
  const booked: Meet = async (sandbox) => {
    if (id !== 'createPublicCourseAppointmentCheckout') return changed({}, 'booked-by-me')(sandbox);
    await sandbox.state('a booking', { uuid: randomUUID(), owner: 'prospect', state: 'booked' });
    return create(sandbox);
  };
  return [
    [id, 404, 'course.error.notfound', changed({ courseAppointmentId: 59_999 })],
    [id, 404, 'offer.error.notfound', changed({ offerId: 699 })],
    [id, 404, 'paymentinstrument.error.notfound', changed({ paymentInstrumentId: 1 })],
    ...(id === 'createPublicCourseAppointmentCheckout'
      ? []
      : [[id, 409, 'booking.error.blocked', afterMissed(changed({}))] satisfies Refusal]),
    [id, 422, 'offer.error.notallowed', otherCoursesOffer(changed({ offerId: 602 }))],
    ...places.map(([code, state, joinWaitingList]): Refusal => [
      id,
      409,
      code,
      code === 'booking.error.alreadybooked' ? booked : changed({ joinWaitingList }, state),
    ]),
  ];
});

function otherCoursesOffer(next: Meet): Meet {
  return async (sandbox) => {
    const { db } = sandbox.services;
    await db.insert(offers).values({ ...courseRows.offer, id: 602, courseId: 402 });
    return next(sandbox);
  };
}

const tokenization =
  (answer: string | null, card = '4242 4242 4242 4242'): Meet =>
  async (sandbox) => {
    const reference = await newTokenization(sandbox, 'visitor');
    if (answer !== null)
      await answerChallenge(sandbox, reference, { ...cardForm, number: card, answer });
    return { as: 'visitor', path: { tokenizationReference: reference } };
  };

const unknownTokenization: Meet = async () => ({
  as: 'visitor',
  path: { tokenizationReference: randomUUID() },
});

const withTokenization =
  (reference: Meet): Meet =>
  async (sandbox) => {
    await course(sandbox, 'open');
    const { path } = await reference(sandbox);
    return { as: 'visitor', body: { ...purchaseOf(null), ...path } };
  };

export const checkoutRefusals: readonly Refusal[] = [
  ...creationRefusals,
  ...purchaseRefusals,
  [
    'createCreditCard',
    422,
    'paymentinstrument.error.declined',
    async () => ({ as: 'member', body: refusedCard }),
  ],
  [
    'createPublicCreditCard',
    422,
    'paymentinstrument.error.declined',
    async () => ({ body: refusedCard }),
  ],
  [
    'initiateTokenization',
    404,
    'studio.error.notfound',
    async () => ({
      as: 'member',
      body: { organizationUnitId: 4711, paymentMethod: 'CREDIT_CARD', returnPath },
    }),
  ],
  ['completeTokenization', 404, 'tokenization.error.notfound', unknownTokenization],
  ['getTokenizationState', 404, 'tokenization.error.notfound', unknownTokenization],
  ['completeTokenization', 409, 'tokenization.error.wrongstate', tokenization(null)],
  [
    'completeTokenization',
    422,
    'paymentinstrument.error.declined',
    tokenization('confirm', '4000 0000 0000 0002'),
  ],
  [
    'createCourseAppointmentCheckoutV4',
    404,
    'tokenization.error.notfound',
    withTokenization(unknownTokenization),
  ],
  [
    'createCourseAppointmentCheckoutV4',
    409,
    'tokenization.error.wrongstate',
    withTokenization(tokenization('decline')),
  ],
];
