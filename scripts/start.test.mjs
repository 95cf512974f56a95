import { expect, test } from 'vitest';
import { withOutbox } from './start.mjs';

const shows = (/** @type {string[]} */ args, env = {}) =>
  withOutbox(args, env).includes('--outbox');

test("shows mails on the developer's own machine", () => {
  expect(withOutbox(['--port', '1'], {})).toEqual(['--port', '1', '--outbox']);
  expect(shows(['--host', 'localhost'])).toBe(true);
  expect(shows([], { HOST: '127.0.0.1' })).toBe(true);
  expect(withOutbox(['--outbox'], {})).toEqual(['--outbox']);
});

test('hides mails where others can read them, with a mail server, and when told to', () => {
  for (const args of [['--host', '0.0.0.0'], ['--host=0.0.0.0'], ['--host']])
    expect(shows(args)).toBe(false);
  expect(shows([], { HOST: '0.0.0.0' })).toBe(false);
  expect(shows([], { SMTP_URL: 'smtp://mail.example' })).toBe(false);
  expect(shows([], { OUTBOX: '0' })).toBe(false);
});
