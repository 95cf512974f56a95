/** Composed mails: in the recipient's language, with the brand's name and colors, and complete. */
import { describe, expect, test } from 'vitest';
import { compose } from '../../src/domains/accounts/compose.ts';
import { findMailTexts } from '../../src/platform/mail/texts.ts';
import { type MailKind } from '../../src/platform/mail/texts/types.ts';
import { findMails } from '../harness/mails.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { newEmail, member, registerBody } from '../operations/accountRequests.ts';

const locales = [
  'de-DE',
  'en-GB',
  'en-US',
  'es-ES',
  'fr-FR',
  'it-IT',
  'nl-NL',
  'hu-HU',
  'cs-CZ',
  'pl-PL',
  'sl-SI',
] as const;

const kinds: Record<MailKind, boolean> = {
  verification: true,
  reset: true,
  changeEmail: true,
  additionalEmail: true,
  passwordChanged: false,
  emailChanged: false,
  passkeyAdded: false,
  addressTaken: false,
  accountDeleted: false,
};

const brand = {
  name: 'Sample & Sons',
  style: {
    title: null,
    backgroundColor: '#FFFFFF',
    backgroundColor2: null,
    textColor: '#14181F',
    highlightColor: '#123456',
    highlightTextColor: '#FEDCBA',
    errorColor: null,
    topbarColor: null,
    headerColor: null,
    footerColor: null,
    faviconBaseUrl: null,
    headerLogoUrl: null,
  },
};

describe.for(locales)('in %s', (locale) => {
  const isMailKind = (kind: string): kind is MailKind => kind in kinds;

  test.for(Object.keys(kinds).filter(isMailKind))('renders a complete %s mail', (kind) => {
    const hasCode = kinds[kind];
    const link = `https://portal.example/page${hasCode ? '?e=a%40example.org&c=K7MPRT4W' : ''}`;
    const letter = compose(brand, {
      kind,
      to: member,
      name: 'Mona <Muster>',
      languages: [locale],
      ...(hasCode || kind === 'addressTaken' ? { link } : {}),
      ...(hasCode ? { code: 'K7MPRT4W' } : {}),
    });
    const mailText = [letter.subject, letter.text, letter.html].join('\n');
    expect(mailText).not.toMatch(/[{}]|\bundefined\b|\bnull\b/);
    expect(letter.text).toContain('Sample & Sons');
    expect(letter.html).toContain('Sample &amp; Sons');
    expect(letter.html).not.toContain('<Muster>');
    expect(letter.html).toContain(`<html lang="${locale}">`);
    expect(letter.text.includes('K7MPRT4W')).toBe(hasCode);
    const hasButton = hasCode || kind === 'addressTaken';
    expect(letter.text.includes(link)).toBe(hasButton);
    expect(letter.html).toContain('#123456');
    expect(letter.html.includes('#FEDCBA')).toBe(hasButton);
  });
});

test('has texts per language, and British ones for American English', () => {
  const verificationSubject = (locale: string) =>
    findMailTexts(locale).texts.mails.verification.subject;
  expect(verificationSubject('en-US')).toBe(verificationSubject('en-GB'));
  const languages = locales.filter((locale) => locale !== 'en-US');
  expect(new Set(languages.map(verificationSubject)).size).toBe(languages.length);
});

test.for([
  [['de-AT'], 'de-DE'],
  [['pt-BR', 'it-CH'], 'it-IT'],
  [[null, 'fr'], 'fr-FR'],
  [[null], 'en-GB'],
] as const)('for languages %s picks %s', ([languages, locale]) => {
  expect(findMailTexts(...languages).locale).toBe(locale);
});

describe('in the sandbox', () => {
  const sandbox = useSandbox();

  test('prefers the account’s language to the browser’s', async () => {
    const headers = { 'accept-language': 'it-IT' };
    await sandbox().call('register', { body: { ...registerBody, locale: 'pl-PL' }, headers });
    await sandbox().call('resetPassword', { body: { email: 'visitor@example.org' }, headers });
    expect((await findMails(sandbox(), newEmail))[0]?.subject).toContain('Potwierdź');
    expect((await findMails(sandbox(), 'visitor@example.org'))[0]?.subject).toContain('Imposta');
  });

  test('links each mail to its page', async () => {
    await sandbox().call('register', { body: registerBody });
    await sandbox().call('changeEmail', {
      as: 'member',
      body: { email: 'main@example.org', password: registerBody.password },
    });
    await sandbox().call('addAdditionalEmail', {
      as: 'member',
      body: { email: 'more@example.org' },
    });
    const pages = [];
    for (const address of [newEmail, 'main@example.org', 'more@example.org']) {
      const [mail] = await findMails(sandbox(), address);
      const url = new URL(mail?.link ?? '');
      expect(url.searchParams.get('e')).toBe(address);
      expect(url.searchParams.get('c')).toBe(mail?.code);
      pages.push(url.pathname.split('/').at(-1));
    }
    expect(pages).toEqual(['verify-register', 'verify-email', 'verify-additional-email']);
  });
});
