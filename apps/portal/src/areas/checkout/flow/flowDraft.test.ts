import { afterEach, expect, test } from 'vitest';
import { store } from '../../../lib/browser/storage.ts';
import { endDraft } from './endDraft.ts';
import { readDraft, updateDraft } from './flowDraft.ts';

// Node has no session storage here: the module's memory stands in, as in a browser that refuses it.
afterEach(endDraft);

const course = '/studio/a/course/1';
const vic = { firstname: 'Vic' };
const chosen = {
  joinWaitingList: true,
  tokenization: { reference: 'a-reference', paymentType: 'IDEAL' as const },
};

test('what was typed and chosen is found again by the same reader', () => {
  updateDraft(course, 7, { contact: vic, ...chosen });
  expect(readDraft(course, 7)).toEqual({ contact: vic, ...chosen });
});

test('for another subject the person stays, what was chosen does not', () => {
  updateDraft(course, 7, { contact: vic, ...chosen });
  expect(readDraft('/studio/a/course/2', 7)).toEqual({ contact: vic });
});

test.each([8, undefined])('what one account typed is nothing to another reader (%s)', (reader) => {
  updateDraft(course, 7, { contact: vic, ...chosen });
  expect(readDraft(course, reader)).toEqual({});
  updateDraft(course, reader, { joinWaitingList: true });
  expect(readDraft(course, reader).contact).toBeUndefined();
});

test('what was typed before a login goes along', () => {
  updateDraft(course, undefined, { contact: vic });
  expect(readDraft(course, 7).contact).toEqual(vic);
});

test.each(['text', 7, null, ['a'], { contact: 'text', subject: course }])(
  'what somebody else has stored is no draft: %j',
  (stored) => {
    store('booking-draft', stored);
    expect(readDraft(course, 7).contact).toBeUndefined();
  },
);

test.each([
  { reference: 7, paymentType: 'IDEAL' },
  { reference: 'a', paymentType: 'CASH' },
  { reference: 'a', paymentType: 'FINION_PAY' },
  'a-reference',
])('a tokenization that somebody else has stored is none: %j', (tokenization) => {
  store('booking-draft', { subject: course, tokenization });
  expect(readDraft(course, 7).tokenization).toBeUndefined();
});
