import { afterEach, expect, test, vi } from 'vitest';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { closeDraft, endDraft } from './endDraft.ts';
import { readDraft, toDraftOwner, updateDraft } from './flowDraft.ts';

// Node has no session storage, so the module falls back to memory, as in a browser that blocks
// storage.
afterEach(() => {
  endDraft();
  vi.useRealTimers();
});

const course = '/studio/a/course/1';
const vic = { firstname: 'Vic' };
const chosen = {
  joinWaitingList: true,
  acceptsLatePromotion: true,
  tokenization: { reference: 'a-reference', paymentType: 'IDEAL' as const },
};

test('restores the draft of the same user', () => {
  updateDraft(course, '7', { contact: vic, ...chosen });
  expect(readDraft(course, '7')).toEqual({ contact: vic, ...chosen });
});

test('keeps contact data but drops choices for another subject', () => {
  updateDraft(course, '7', { contact: vic, ...chosen });
  expect(readDraft('/studio/a/course/2', '7')).toEqual({ contact: vic });
});

test.each(['8', '7,child-1', undefined])(
  'hides the draft of an account from others (%s)',
  (other) => {
    updateDraft(course, '7', { contact: vic, ...chosen });
    expect(readDraft(course, other)).toEqual({});
    updateDraft(course, other, { joinWaitingList: true });
    expect(readDraft(course, other).contact).toBeUndefined();
  },
);

test('keeps the draft across a login, except for empty fields', () => {
  updateDraft(course, undefined, { contact: { ...vic, street: '' } });
  expect(readDraft(course, undefined).contact).toEqual({ ...vic, street: '' });
  expect(readDraft(course, '7').contact).toEqual(vic);
});

test.each([
  [undefined, undefined, undefined],
  [7, undefined, '7'],
  [7, 'child-1', '7,child-1'],
])('combines account %s and person %s to the owner %s', (userId, personId, owner) => {
  expect(toDraftOwner(userId, personId)).toBe(owner);
});

test('keeps the draft of a closed flow for half an hour, then deletes it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), toFake: ['Date'] });
  updateDraft(course, undefined, { contact: vic });
  closeDraft();
  vi.setSystemTime(new Date('2026-11-25T12:29:00Z'));
  expect(readDraft(course, undefined).contact).toEqual(vic);
  vi.setSystemTime(new Date('2026-11-25T12:31:00Z'));
  expect(readDraft(course, undefined)).toEqual({});
  expect(readStored('booking-draft')).toBeUndefined();
});

test('keeps the draft of a reopened flow', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), toFake: ['Date'] });
  updateDraft(course, undefined, { contact: vic });
  closeDraft();
  updateDraft(course, undefined, { accepted: [] });
  vi.setSystemTime(new Date('2026-11-25T13:00:00Z'));
  expect(readDraft(course, undefined).contact).toEqual(vic);
});

test.each(['text', 7, null, ['a'], { contact: 'text', subject: course }])(
  'ignores invalid stored values: %j',
  (stored) => {
    store('booking-draft', stored);
    expect(readDraft(course, '7').contact).toBeUndefined();
  },
);

test.each([
  { reference: 7, paymentType: 'IDEAL' },
  { reference: 'a', paymentType: 'CASH' },
  { reference: 'a', paymentType: 'FINION_PAY' },
  'a-reference',
])('ignores invalid tokenizations: %j', (tokenization) => {
  store('booking-draft', { subject: course, tokenization });
  expect(readDraft(course, '7').tokenization).toBeUndefined();
});
