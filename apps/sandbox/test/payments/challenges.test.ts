/** Challenges for stored instruments: answered late, never answered, or abandoned. */
import { expect, test } from 'vitest';
import { setCourse } from '../harness/members.ts';
import {
  answerBank,
  finalize,
  purchaseBody,
  findChallengeReference,
  returnPath,
} from '../harness/purchase.ts';
import { type Sandbox, useSandbox } from '../harness/sandbox.ts';

/** Starts a checkout and requests its challenge. @param ending last digits of the card */
async function beginChallenge(sandbox: Sandbox, ending: string): Promise<string> {
  await setCourse(sandbox.services.db, { maxParticipants: 8 });
  const card = await sandbox.call('createCreditCard', {
    as: 'visitor',
    body: { cardToken: `tok_visa_${ending}`, holder: 'Sample Holder' },
  });
  const checkout = await sandbox.call('createCourseAppointmentCheckout', {
    as: 'visitor',
    body: purchaseBody(card.body.id),
  });
  await authenticate(sandbox, checkout.body.id);
  return checkout.body.id;
}

const authenticate = async ({ call }: Sandbox, id: string) =>
  (await call('authenticateCheckout', { as: 'visitor', path: { id }, body: { returnPath } })).body;

const sandbox = useSandbox();
const loadState = async (id: string) =>
  (await sandbox().call('getCheckout', { as: 'visitor', path: { id } })).body.state;
const advanceClock = (seconds: number) => {
  const { clock } = sandbox().services;
  clock.set(new Date(clock.now().getTime() + seconds * 1000));
};

test('charges nothing until a late answer arrives', async () => {
  const id = await beginChallenge(sandbox(), '0044');
  await answerBank(sandbox(), id, { answer: 'confirm' });
  expect(await loadState(id)).toBe('AUTHENTICATION_REQUIRED');
  expect(await authenticate(sandbox(), id)).toMatchObject({
    state: 'AUTHENTICATION_REQUIRED',
    challengeUrl: null,
  });
  const early = await finalize(sandbox(), 'visitor', id);
  expect([early.status, early.errorCode]).toEqual([409, 'checkout.error.wrongstate']);
  expect((await answerBank(sandbox(), id, { answer: 'decline' })).statusCode).toBe(410);
  advanceClock(20);
  expect(await loadState(id)).toBe('AUTHENTICATED');
  expect((await finalize(sandbox(), 'visitor', id)).body).toMatchObject({
    state: 'FINALIZED',
    charged: true,
  });
});

test('processes a rejection immediately', async () => {
  const id = await beginChallenge(sandbox(), '0044');
  await answerBank(sandbox(), id, { answer: 'decline' });
  expect(await loadState(id)).toBe('FAILED');
});

test('repeats an unanswered challenge until the checkout expires', async () => {
  const id = await beginChallenge(sandbox(), '0051');
  const sent = await answerBank(sandbox(), id, { answer: 'confirm' });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, returnPath]);
  expect(await authenticate(sandbox(), id)).toMatchObject({
    state: 'AUTHENTICATION_REQUIRED',
    challengeUrl: `/payment-provider/challenge/${await findChallengeReference(sandbox(), id)}`,
  });
  advanceClock(31 * 60);
  expect(await loadState(id)).toBe('EXPIRED');
  expect((await answerBank(sandbox(), id, { answer: 'confirm' })).statusCode).toBe(410);
});

test('returns to the same challenge after the page was closed', async () => {
  const id = await beginChallenge(sandbox(), '3220');
  expect((await authenticate(sandbox(), id)).challengeUrl).toBe(
    `/payment-provider/challenge/${await findChallengeReference(sandbox(), id)}`,
  );
  await answerBank(sandbox(), id, { answer: 'confirm' });
  expect((await finalize(sandbox(), 'visitor', id)).body.state).toBe('FINALIZED');
});
