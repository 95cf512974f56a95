/** New payment instruments are kept for later orders only with consent. */
import { beforeEach, expect, test } from 'vitest';
import { setCourse } from '../harness/members.ts';
import {
  answerChallenge,
  cardForm,
  finalize,
  newTokenization,
  purchaseBody,
} from '../harness/purchase.ts';
import { useSandbox } from '../harness/sandbox.ts';

const sandbox = useSandbox();
const as = 'visitor' as const;

beforeEach(() => setCourse(sandbox().services.db, {}));

/** Confirms a card at the provider. */
async function confirmCard(keep?: boolean): Promise<string> {
  const reference = await newTokenization(sandbox(), as, keep === undefined ? {} : { keep });
  await answerChallenge(sandbox(), reference, cardForm);
  return reference;
}

const begin = (tokenizationReference: string, courseAppointmentId = 50_001) =>
  sandbox().call('createCourseAppointmentCheckoutV4', {
    as,
    body: { ...purchaseBody(null), courseAppointmentId, tokenizationReference },
  });

const countKept = async () => (await sandbox().call('listPaymentInstruments', { as })).body.length;

test.for([
  [true, 1],
  [undefined, 1],
  [false, 0],
] as const)('after an order with keep %s lists %i instruments', async ([keep, count]) => {
  const before = await countKept();
  const { body } = await begin(await confirmCard(keep));
  expect((await finalize(sandbox(), as, body.id)).body).toMatchObject({
    state: 'FINALIZED',
    charged: true,
    paymentInstrument: { maskedNumber: '•••• 4242' },
  });
  expect((await countKept()) - before).toBe(count);
});

test('accepts an instrument that is not kept in one checkout only', async () => {
  const reference = await confirmCard(false);
  const first = await begin(reference);
  expect(first.status).toBe(201);
  await setCourse(sandbox().services.db, { id: 50_009 });
  expect((await begin(reference, 50_009)).errorCode).toBe('tokenization.error.wrongstate');
  const paymentInstrumentId = first.body.paymentInstrument?.id;
  const again = await sandbox().call('createCourseAppointmentCheckoutV4', {
    as,
    body: {
      ...purchaseBody(null),
      courseAppointmentId: 50_009,
      paymentInstrumentId,
      tokenizationReference: null,
    },
  });
  expect(again.errorCode).toBe('paymentinstrument.error.notfound');
});

test('does not store an instrument that is for one checkout', async () => {
  const tokenizationReference = await confirmCard(false);
  const before = await countKept();
  const answer = await sandbox().call('completeTokenization', {
    as,
    path: { tokenizationReference },
  });
  expect(answer.errorCode).toBe('tokenization.error.wrongstate');
  expect(await countKept()).toBe(before);
});
