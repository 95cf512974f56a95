import { NetworkError } from '@studio-portal/sdk';
import { expect, test, vi } from 'vitest';
import { logVerification } from './logVerification.ts';

test('logs a failed verification without data of the request', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  logVerification(new NetworkError('verifyEmail', 'sample@northside.example, code ABCD1234'));
  expect(log.mock.calls).toEqual([['Verification failed:', 'there was no answer']]);
  log.mockRestore();
});
