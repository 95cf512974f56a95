/** Challenges for stored instruments: answered late, never answered, or abandoned. */
import { expect, test } from 'vitest';
import { setCourse } from '../harness/members.ts';
import {
  answerBank,
  finalize,
  purchaseOf,
  questionAbout,
  returnPath,
} from '../harness/purchase.ts';
import { type Sandbox, useSandbox } from '../harness/sandbox.ts';

/** Starts a checkout and requests its challenge. @param ending last digits of the card */
async function asked(sandbox: Sandbox, ending: string): Promise<string> {
  await setCourse(sandbox.services.db, { maxParticipants: 8 });
  const card = await sandbox.call('createCreditCard', {
    as: 'visitor',
    body: { cardToken: `tok_visa_${ending}`, holder: 'Sample Holder' },
  });
  const begun = await sandbox.call('createCourseAppointmentCheckout', {
    as: 'visitor',
    body: purchaseOf(card.body.id),
  });
  await ask(sandbox, begun.body.id);
  return begun.body.id;
}

const ask = async ({ call }: Sandbox, id: string) =>
  (await call('authenticateCheckout', { as: 'visitor', path: { id }, body: { returnPath } })).body;

const sandbox = useSandbox();
const stateOf = async (id: string) =>
  (await sandbox().call('getCheckout', { as: 'visitor', path: { id } })).body.state;
const later = (seconds: number) => {
  const { clock } = sandbox().services;
  clock.set(new Date(clock.now().getTime() + seconds * 1000));
};

test('charges nothing until a late answer arrives', async () => {
  const id = await asked(sandbox(), '0044');
  await answerBank(sandbox(), id, { answer: 'confirm' });
  expect(await stateOf(id)).toBe('AUTHENTICATION_REQUIRED');
  expect(await ask(sandbox(), id)).toMatchObject({
    state: 'AUTHENTICATION_REQUIRED',
    challengeUrl: null,
  });
  const early = await finalize(sandbox(), 'visitor', id);
  expect([early.status, early.errorCode]).toEqual([409, 'checkout.error.wrongstate']);
  expect((await answerBank(sandbox(), id, { answer: 'decline' })).statusCode).toBe(410);
  later(20);
  expect(await stateOf(id)).toBe('AUTHENTICATED');
  expect((await finalize(sandbox(), 'visitor', id)).body).toMatchObject({
    state: 'FINALIZED',
    charged: true,
  });
});

test('processes a rejection immediately', async () => {
  const id = await asked(sandbox(), '0044');
  await answerBank(sandbox(), id, { answer: 'decline' });
  expect(await stateOf(id)).toBe('FAILED');
});

test('repeats an unanswered challenge until the checkout expires', async () => {
  const id = await asked(sandbox(), '0051');
  const sent = await answerBank(sandbox(), id, { answer: 'confirm' });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, returnPath]);
  expect(await ask(sandbox(), id)).toMatchObject({
    state: 'AUTHENTICATION_REQUIRED',
    challengeUrl: `/payment-provider/challenge/${await questionAbout(sandbox(), id)}`,
  });
  later(31 * 60);
  expect(await stateOf(id)).toBe('EXPIRED');
  expect((await answerBank(sandbox(), id, { answer: 'confirm' })).statusCode).toBe(410);
});

test('returns to the same challenge after the page was closed', async () => {
  const id = await asked(sandbox(), '3220');
  expect((await ask(sandbox(), id)).challengeUrl).toBe(
    `/payment-provider/challenge/${await questionAbout(sandbox(), id)}`,
  );
  await answerBank(sandbox(), id, { answer: 'confirm' });
  expect((await finalize(sandbox(), 'visitor', id)).body.state).toBe('FINALIZED');
});
