import { expect, test } from 'vitest';
import { withOutbox } from './with-outbox.mjs';

const shown = (/** @type {string[]} */ args, env = {}) =>
  withOutbox(args, env).includes('--outbox');

test("mails are shown on one's own machine", () => {
  expect(withOutbox(['--port', '1'], {})).toEqual(['--port', '1', '--outbox']);
  expect(shown(['--host', 'localhost'])).toBe(true);
  expect(shown([], { HOST: '127.0.0.1' })).toBe(true);
  expect(withOutbox(['--outbox'], {})).toEqual(['--outbox']);
});

test('not where others can reach them, where they are sent, and where somebody has decided otherwise', () => {
  for (const args of [['--host', '0.0.0.0'], ['--host=0.0.0.0'], ['--host']])
    expect(shown(args)).toBe(false);
  expect(shown([], { HOST: '0.0.0.0' })).toBe(false);
  expect(shown([], { SMTP_URL: 'smtp://mail.example' })).toBe(false);
  expect(shown([], { OUTBOX: '0' })).toBe(false);
});
