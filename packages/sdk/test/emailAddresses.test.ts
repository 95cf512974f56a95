import { expect, inject, test } from 'vitest';
import { EmailAddress } from '../src/generated/zod/schemas/EmailAddress.ts';
import { ResetPasswordRequest } from '../src/generated/zod/schemas/ResetPasswordRequest.ts';

const label = 'a'.repeat(60);

const accepted = [
  'sam@example.com',
  'Sam@Example.COM',
  'sam+portal@example.com',
  'a!b@example.com',
  "o'neil@example.com",
  "!#$%&'*+/=?^_`{|}~-@example.com",
  'first.last@sub.domain.example',
  'sam@studio.photography',
  'sam@example.xn--vermgensberatung-pwb',
  'sam@1.2',
  'info@müller.example',
  'info@MÜLLER.example',
  'info@xn--mller-kva.example',
  '1@例え.テスト',
  'sam@उदाहरण.परीक्षा',
  'sam@مثال.إختبار',
  'sam@a-b--c.example',
  `sam@${label}.${label}.${label}.example`,
];

const refused = [
  '',
  'sam',
  '@example.com',
  'sam@',
  'sam@example',
  'sam@@example.com',
  'sam@one@example.com',
  '.sam@example.com',
  'sam.@example.com',
  'sam..x@example.com',
  'sam@-example.com',
  'sam@example-.com',
  'sam@example..com',
  'sam@.example.com',
  'sam@example.com.',
  'sam@exa_mple.com',
  'sam x@example.com',
  'sam@exam ple.com',
  'sam,x@example.com',
  '"sam x"@example.com',
  'sam <sam@example.com>',
  'mailto:sam@example.com',
  'sám@example.com',
  'sam@[127.0.0.1]',
  `sam@${label}.${label}.${label}.${label}.example`,
];

/** Returns whether the reference backend takes an address; too many attempts come after the check of its form. */
async function sandboxAccepts(email: string): Promise<boolean> {
  const response = await fetch(`${inject('sandboxUrl')}/v1/public/user/resetpassword`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Tenant': 'northside',
      'X-Nox-Client-Type': 'WEB',
    },
    body: JSON.stringify({ email }),
  });
  const refusal = response.status === 400 ? await response.text() : '';
  if (refusal.includes('"email"')) return false;
  if (response.status === 204 || response.status === 429) return true;
  throw new Error(`The sandbox answers ${response.status}: ${refusal}`);
}

test.each([
  ['accept', true, accepted],
  ['refuse', false, refused],
] as const)('forms and backend %s the same email addresses', async (_, valid, addresses) => {
  for (const email of addresses) {
    expect([email, EmailAddress.safeParse(email).success]).toEqual([email, valid]);
    expect([email, ResetPasswordRequest.safeParse({ email }).success]).toEqual([email, valid]);
    expect([email, await sandboxAccepts(email)]).toEqual([email, valid]);
  }
});
