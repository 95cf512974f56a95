import { expect, test } from 'vitest';
import { createKeyring } from './createKeyring.ts';

test('reuses the key for the same request, and creates a new one for another request or another keyring', () => {
  const idempotencyKey = createKeyring();
  const first = idempotencyKey({ offerId: 601 });
  expect(first).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(idempotencyKey({ offerId: 601 })).toBe(first);
  const second = idempotencyKey({ offerId: 602 });
  expect(second).not.toBe(first);
  expect(idempotencyKey({ offerId: 601 })).not.toBe(first);
  expect(createKeyring()({ offerId: 602 })).not.toBe(second);
});
