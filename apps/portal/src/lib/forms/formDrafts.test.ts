import { afterEach, expect, test } from 'vitest';
import { setShownUserId } from '../session/shownUserId.ts';
import { clearFormDrafts, readFormDraft, saveFormDraft } from './formDrafts.ts';

const draft = { name: 'Mona' };

afterEach(() => {
  clearFormDrafts();
  setShownUserId(undefined);
});

test('hides the draft of an account from everybody else', () => {
  setShownUserId(7);
  saveFormDraft('form', draft);
  setShownUserId(undefined);
  expect(readFormDraft('form')).toBeUndefined();
  setShownUserId(8);
  expect(readFormDraft('form')).toBeUndefined();
  setShownUserId(7);
  expect(readFormDraft('form')).toEqual(draft);
});

test('keeps the draft of a visitor across a login until the form is sent', () => {
  saveFormDraft('form', draft);
  setShownUserId(7);
  expect(readFormDraft('form')).toEqual(draft);
  saveFormDraft('form', undefined);
  setShownUserId(undefined);
  expect(readFormDraft('form')).toBeUndefined();
});
