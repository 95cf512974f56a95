/** Identifiers that were copied equal typed ones, in every request. */
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '../src/domains/accounts/tables.ts';
import { findFoldedFields } from '../src/platform/http/foldFields.ts';
import { parseOperations } from '../src/platform/http/operations.ts';
import { findInSchema } from '../src/platform/http/schemaPaths.ts';
import { addressForms, type FoldedKind, foldText, sameAddress } from '../src/platform/foldText.ts';
import { lastCode } from './harness/mails.ts';
import { useSandbox } from './harness/sandbox.ts';
import {
  connectBodies,
  member,
  newEmail,
  password,
  registerBody,
} from './operations/accountRequests.ts';

const sandbox = useSandbox();

/** Adds what copying from a mail, a PDF or a chat adds: marks, no-break spaces around, other hyphens. */
const copied = (text: string): string =>
  `\u202A\u00A0${text.replaceAll('-', '\u2011').replace(/(?<=^..)/u, '\u200B')}\u2009\u202C\uFEFF`;
const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

describe('foldText', () => {
  const samples: [FoldedKind, string, string][] = [
    ['email', 'sam.o-neil+x@example.com', 'sam.o-neil+x@example.com'],
    ['number', '+49 30 0000-0001', '+49 30 0000-0001'],
    ['code', 'SAMP-7KQ2-9XTM', 'SAMP-7KQ2-9XTM'],
    ['account', 'DE02120300000000202051', 'DE02120300000000202051'],
  ];
  const invisible = Array.from(
    '\u200B\u200C\u200D\u2060\uFEFF\u00AD\u200E\u200F\u061C\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069',
  );
  const spaces = Array.from('\u00A0\u1680\u2000\u2007\u2009\u200A\u202F\u205F\u3000\t\n');
  const dashes = Array.from('\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\uFE58\uFE63\uFF0D');

  test.for(samples)('keeps a plain %s %s', ([kind, text, folded]) => {
    expect(foldText(kind, text)).toBe(folded);
  });
  test.for(samples)('removes invisible characters anywhere in a %s', ([kind, text, folded]) => {
    for (const sign of invisible)
      for (let at = 0; at <= text.length; at++)
        expect(foldText(kind, text.slice(0, at) + sign + text.slice(at))).toBe(folded);
  });
  test.for(samples)('trims a %s and reads full-width characters', ([kind, text, folded]) => {
    for (const space of spaces) expect(foldText(kind, space + text + space)).toBe(folded);
    expect(foldText(kind, fullWidth(text))).toBe(folded);
    expect(foldText(kind, copied(text))).toBe(folded);
  });
  test('reads every dash as a hyphen', () => {
    for (const dash of dashes) expect(foldText('code', `A${dash}1`)).toBe('A-1');
  });
  test('treats spaces inside as the kind does', () => {
    for (const space of spaces) {
      expect(foldText('number', `030${space}${space}1`)).toBe('030 1');
      expect(foldText('code', `A${space}1`)).toBe('A1');
      expect(foldText('account', `de02${space}1203-00`)).toBe('DE02120300');
      // Without the space, it could be the address of another person.
      expect(foldText('email', `sam${space}x@example.com`)).toBe('sam x@example.com');
    }
  });
  test('is idempotent', () => {
    for (const [kind, text] of samples) {
      const once = foldText(kind, copied(fullWidth(text)));
      expect(foldText(kind, once)).toBe(once);
    }
  });
  test('reads both forms of an international domain as one', () => {
    expect(foldText('email', 'info@xn--mller-kva.example')).toBe('info@müller.example');
    expect(foldText('email', 'info@mu\u0308ller.example')).toBe('info@müller.example');
    expect(addressForms('Info@MÜLLER.example')).toEqual([
      'info@müller.example',
      'info@xn--mller-kva.example',
    ]);
    expect(sameAddress('info@xn--mller-kva.example', 'INFO@müller.example')).toBe(true);
  });
  test.for(['sam@1.2', 'Sam@Example.COM', 'sam', 'sam@xn--', '@'])('keeps %s', (text) => {
    expect(foldText('email', text)).toBe(text);
  });
});

/** Names of fields for identifiers that people copy; those of codes of countries are chosen from lists. */
const identifier =
  /email|username|phone|iban|bic$|(?:voucher|referral|customer)Code$|^code$|customerNumber|documentNumber|taxId/i;

test('folds every field of a request that takes an identifier', () => {
  const unfolded = parseOperations(description).flatMap(({ id, body, parameters }) => {
    const names =
      body === null
        ? []
        : findInSchema(description, { $ref: body }, ({ type }) =>
            [type].flat().includes('string') ? true : null,
          ).map(({ path }) => path.join('.'));
    const folded = new Set(
      body === null
        ? []
        : findFoldedFields(description, { $ref: body }).map(({ holder, name }) =>
            [...holder, name].join('.'),
          ),
    );
    return [
      ...names.filter((name) => identifier.test(name.split('.').at(-1) ?? '') && !folded.has(name)),
      ...parameters.flatMap(({ name, type, folded: kind }) =>
        type === 'string' && identifier.test(name) && kind === null ? [name] : [],
      ),
    ].map((name) => `${id} ${name}`);
  });
  expect(unfolded).toEqual([]);
});

const logIn = (username: string) =>
  sandbox().call('login', {
    body: { username, password },
    headers: {
      authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
    },
  });

test('logs in with a copied e-mail address', async () => {
  expect((await logIn(copied(member))).status).toBe(200);
  expect((await logIn(fullWidth(member))).status).toBe(200);
});

test('registers a copied address once, and verifies it with a copied code', async () => {
  const email = copied(newEmail);
  expect((await sandbox().call('register', { body: { ...registerBody, email } })).status).toBe(202);
  const code = await lastCode(sandbox(), newEmail);
  const body = { email: fullWidth(newEmail), code: copied(`${code.slice(0, 4)}-${code.slice(4)}`) };
  expect((await sandbox().call('verifyEmail', { body })).status).toBe(200);
});

test('stores an international address in Unicode and finds it in both forms', async () => {
  const ascii = 'info@xn--mller-kva.example';
  await sandbox().call('register', { body: { ...registerBody, email: ascii } });
  const code = await lastCode(sandbox(), 'info@müller.example');
  const answer = await sandbox().call('verifyEmail', { body: { email: ascii, code } });
  expect(answer.body.email).toBe('info@müller.example');
  for (const email of ['info@müller.example', ascii]) {
    await sandbox().call('resetPassword', { body: { email } });
    const body = { email, code: await lastCode(sandbox(), 'info@müller.example'), password };
    expect((await sandbox().call('changeForgottenPassword', { body })).status).toBe(204);
  }
});

test('logs in an account whose international address was stored in ASCII', async () => {
  const { db } = sandbox().services;
  await db
    .update(accounts)
    .set({ email: 'info@xn--mller-kva.example' })
    .where(eq(accounts.email, member));
  expect((await logIn('info@müller.example')).status).toBe(200);
});

const { connectWithIban: byIban, connectWithCustomerCode: byNumber } = connectBodies;
const copiedIban = copied(`${byIban.iban.slice(0, 4).toLowerCase()}\u00A0${byIban.iban.slice(4)}`);

test.for([
  ['connectWithIban', { ...byIban, iban: copiedIban }],
  ['connectWithCustomerCode', { ...byNumber, customerCode: copied(byNumber.customerCode) }],
] as const)('finds a member by copied data: %s', async ([id, body]) => {
  await sandbox().state('a studio member', {
    customerCode: byNumber.customerCode,
    email: 'visitor@example.org',
    state: 'free',
  });
  expect((await sandbox().call(id, { as: 'visitor', body })).status).toBe(201);
});

test('recognizes a copied IBAN and BIC', async () => {
  const body = { iban: copied('de02 1203 0000 0000 2020 51'), bic: copied('byla dem1 001') };
  const answer = await sandbox().call('convertBankAccount', { as: 'visitor', body });
  expect(answer.body).toMatchObject({ iban: 'DE02120300000000202051', bic: 'BYLADEM1001' });
});

test('accepts a copied voucher code', async () => {
  await sandbox().state('a voucher', { state: 'whole' });
  const body = { organizationUnitId: 1001, code: copied('samp 7kq2 9xtm') };
  expect((await sandbox().call('validateVoucher', { body })).status).toBe(200);
});

test('accepts a copied referral code in the address', async () => {
  await sandbox().state('a referral program', { state: 'runs', code: 'MONA2026' });
  const query = { organizationUnitId: 1001, referralCode: copied('mona 2026') };
  expect((await sandbox().call('validateReferralCode', { query })).status).toBe(200);
});

test('stores a copied phone number in plain characters', async () => {
  const phone = copied('+49 30\u00A00000\u20131');
  const answer = await sandbox().call('saveContacts', { as: 'member', body: { phone } });
  expect([answer.status, answer.body.phone]).toEqual([200, '+49 30 0000-1']);
});

test('still refuses a number with letters', async () => {
  const answer = await sandbox().call('saveContacts', {
    as: 'member',
    body: { phone: '+49 30 x1' },
  });
  expect(answer.status).toBe(400);
});
