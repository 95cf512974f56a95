import { expect } from '@playwright/test';
import type { Locale } from '../../../src/lib/i18n/locales.ts';
import { loadMails } from '../../accounts.ts';
import { expectFooterLink, footer, inLanguage, main, readFacts } from '../page.ts';
import { america, union } from '../places.ts';
import type { Rule, Stop, Visit } from '../Rule.ts';
import { sources } from '../sources.ts';

/** Pages that a visitor reaches without an account and on which the way out must stay in sight. */
const everywhere = [
  'studio: content',
  'contract: content',
  'contractStep: summary',
  'voucherPayment: guest',
  'contractStep: success',
] as const satisfies readonly Stop[];

const receiptNumber = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/** Expects a receipt with number, date and time, which can be saved and has been mailed. */
async function expectReceipt({ page, email }: Visit): Promise<void> {
  const facts = new Map(await readFacts(main(page)));
  const number = receiptNumber.exec(facts.get('Receipt') ?? '')?.[0] ?? 'no number';
  expect(facts.get('Received')).toMatch(/\d{4}.*\d{1,2}:\d{2}/);
  expect(facts.get('Membership')).toBe('Basic');
  await expect(page.getByRole('button', { name: 'Download receipt (PDF)' })).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await loadMails(page.request, email)))
    .toContain(number);
}

/** Expects the button of a page that takes a declaration, and that the page asks for no login. */
async function expectDeclaration(visit: Visit, locale: Locale, button: string): Promise<void> {
  const { page } = visit;
  await inLanguage(page, locale, () =>
    expect(main(page).getByRole('button', { name: button, exact: true })).toBeEnabled(),
  );
  await expect(main(page).getByLabel(/password/i)).toHaveCount(0);
  await expect(main(page).getByRole('textbox', { name: 'Email' })).toBeEditable();
}

/** Checks that a footer shows the link in the language of the country. */
const checkLink =
  (locale: Locale, link: string): Rule['check'] =>
  ({ page }) =>
    inLanguage(page, locale, () => expectFooterLink(page, link));

const cancelOnline = {
  contracts: ['membership'],
  pages: ['contractCancelation: content'],
  check: (visit: Visit) => expectDeclaration(visit, 'en-US', 'Cancel now'),
} as const;

/** Rules about ending a membership and withdrawing from a contract. */
export const leavingRules: readonly Rule[] = [
  {
    id: 'cancelation-button',
    statute: 'Civil Code (BGB)',
    article: '§ 312k(2) sentence 2',
    legislator: 'DE',
    inForce: '2022-07-01',
    source: sources.civilCode('312k'),
    demand: 'Every page shows the link “Verträge hier kündigen”, without login.',
    contracts: ['membership'],
    countries: ['DE'],
    pages: everywhere,
    check: checkLink('de-DE', 'Verträge hier kündigen'),
  },
  {
    id: 'cancelation-page',
    statute: 'Civil Code (BGB)',
    article: '§ 312k(2) sentences 3 and 4',
    legislator: 'DE',
    inForce: '2022-07-01',
    source: sources.civilCode('312k'),
    demand:
      'The link opens a page without login that asks for the kind and reason of the cancelation, the person, the contract, the end and an address for the confirmation; its button reads “Jetzt kündigen”.',
    contracts: ['membership'],
    countries: ['DE'],
    pages: ['contractCancelation: content'],
    async check(visit) {
      const { page } = visit;
      await expectDeclaration(visit, 'de-DE', 'Jetzt kündigen');
      for (const name of [/With notice/, /For an important reason/])
        await expect(page.getByRole('radio', { name })).toBeVisible();
      for (const label of [/^Reason/, 'First name', 'Last name', 'Customer number'])
        await expect(main(page).getByLabel(label)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Membership' })).toBeVisible();
      await expect(page.getByRole('group', { name: /^To end on/ })).toBeVisible();
    },
  },
  {
    id: 'cancelation-receipt',
    statute: 'Civil Code (BGB)',
    article: '§ 312k(3), (4)',
    legislator: 'DE',
    inForce: '2022-07-01',
    source: sources.civilCode('312k'),
    demand:
      'After canceling, the declaration can be saved with date and time, and is confirmed by mail at once.',
    contracts: ['membership'],
    countries: ['DE'],
    pages: ['contractCancelation: receipt'],
    check: expectReceipt,
  },
  {
    id: 'cancelation-in-account',
    statute: 'Civil Code (BGB)',
    article: '§ 312k(1)',
    legislator: 'DE',
    inForce: '2022-07-01',
    source: sources.civilCode('312k'),
    demand: 'The page of a member’s own contract leads to its cancelation, whose end it shows.',
    contracts: ['membership'],
    countries: ['DE'],
    pages: ['myContractCurrent: cancel'],
    async check({ page }) {
      const cancel = page.getByRole('button', { name: 'Cancel contract now' });
      await expect(cancel).toBeEnabled();
      await expect(
        main(page)
          .getByText(/\d{1,2} \w+ \d{4}/)
          .first(),
      ).toBeVisible();
      await expectFooterLink(page, 'Cancel memberships here');
    },
  },
  {
    id: 'three-click-cancelation',
    statute: 'Consumer Code',
    article: 'L215-1-1; D215-1 to D215-3',
    legislator: 'FR',
    inForce: '2023-06-01',
    source: sources.frenchConsumerCode,
    secondary: 'The labels and the fields of the decree (2023-417) are from secondary sources.',
    demand:
      '“Résilier votre contrat” is on the page, opens without an account a page that shows what will be sent, and its button reads “Notification de la résiliation”.',
    contracts: ['membership'],
    countries: ['FR'],
    pages: ['studio: content', 'contractCancelation: content'],
    async check(visit) {
      const { page } = visit;
      await checkLink('fr-FR', 'Résilier votre contrat')(visit);
      if (page.url().endsWith('/contract-cancelation'))
        await expectDeclaration(visit, 'fr-FR', 'Notification de la résiliation');
    },
  },
  {
    id: 'three-click-receipt',
    statute: 'Consumer Code',
    article: 'L215-1-1',
    legislator: 'FR',
    inForce: '2023-06-01',
    source: sources.frenchConsumerCode,
    demand: 'The receipt of the cancelation is confirmed on a durable medium.',
    contracts: ['membership'],
    countries: ['FR'],
    pages: ['contractCancelation: receipt'],
    check: expectReceipt,
  },
  {
    id: 'end-as-concluded-es',
    statute: 'Consumer Protection Act (RDL 1/2007)',
    article: 'art. 62(3)',
    legislator: 'ES',
    inForce: '2007-12-01',
    source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-20555',
    demand:
      'What was signed online can be ended online, without an account and without more than one page.',
    contracts: ['membership'],
    countries: ['ES'],
    pages: ['contractCancelation: content'],
    check: (visit) => expectDeclaration(visit, 'es-ES', 'Darse de baja ahora'),
  },
  {
    id: 'cancel-online-us-ca',
    statute: 'California Business and Professions Code (automatic renewal)',
    article: '§ 17602(d)',
    legislator: 'US-CA',
    inForce: '2022-07-01',
    source: sources.california('BPC', '17602.'),
    demand:
      'A membership signed online can be canceled online, with nothing in between that delays it.',
    countries: ['US-CA'],
    ...cancelOnline,
  },
  {
    id: 'cancel-online-us-ny',
    statute: 'New York General Business Law (automatic renewal)',
    article: '§ 527-a',
    legislator: 'US-NY',
    inForce: '2021-02-09',
    source: sources.newYork('527-A'),
    demand: 'A membership signed online can be canceled online, and the way there is easy to find.',
    countries: ['US-NY'],
    ...cancelOnline,
  },
  {
    id: 'cancel-link-us',
    statute: 'Restore Online Shoppers’ Confidence Act (15 U.S.C.)',
    article: '§ 8403(3)',
    legislator: 'US',
    inForce: '2010-12-29',
    source: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section8403',
    demand: 'Every page has a link by which recurring charges can be stopped.',
    contracts: ['membership'],
    countries: america,
    pages: everywhere,
    check: checkLink('en-US', 'Cancel memberships here'),
  },
  {
    id: 'withdrawal-function',
    statute: 'Directive 2011/83/EU, as changed by Directive (EU) 2023/2673',
    article: 'art. 11a(1), (2)',
    legislator: 'EU',
    inForce: '2026-06-19',
    source: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
    demand:
      'Every page shows a link to withdraw from a contract, apart from the one that cancels memberships.',
    contracts: ['membership', 'pack', 'voucher'],
    countries: union,
    pages: everywhere,
    async check({ page }) {
      await expectFooterLink(page, 'Withdraw from contract here');
      await expect(footer(page).getByRole('link', { name: /^(?:Withdraw|Cancel) / })).toHaveCount(
        2,
      );
    },
  },
  {
    id: 'withdrawal-page',
    statute: 'Directive 2011/83/EU, as changed by Directive (EU) 2023/2673',
    article: 'art. 11a(2), (3)',
    legislator: 'EU',
    inForce: '2026-06-19',
    source: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
    demand:
      'The page asks for name, contract and an address for the receipt, and its button confirms the withdrawal.',
    contracts: ['membership', 'pack', 'voucher'],
    countries: union,
    pages: ['contractWithdrawal: content'],
    async check(visit) {
      const { page } = visit;
      await expectDeclaration(visit, 'en-GB', 'Confirm withdrawal');
      for (const label of ['First name', 'Last name', /^Membership/])
        await expect(main(page).getByLabel(label)).toBeEditable();
      await expect(main(page).getByLabel(/reason/i)).toHaveCount(0);
    },
  },
  {
    id: 'withdrawal-receipt',
    statute: 'Directive 2011/83/EU, as changed by Directive (EU) 2023/2673',
    article: 'art. 11a(4)',
    legislator: 'EU',
    inForce: '2026-06-19',
    source: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
    demand: 'A withdrawal is acknowledged by mail with its content, date and time.',
    contracts: ['membership', 'pack', 'voucher'],
    countries: union,
    pages: ['contractWithdrawal: receipt'],
    check: expectReceipt,
  },
  {
    id: 'withdrawal-information',
    statute: 'Directive 2011/83/EU on consumer rights',
    article: 'art. 6(1)(h)',
    legislator: 'EU',
    inForce: '2014-06-13',
    source: sources.consumerRights,
    demand:
      'Before a membership is signed, the last step says until when it can be withdrawn from.',
    contracts: ['membership'],
    countries: union,
    pages: ['contractStep: summary'],
    check: ({ page }) =>
      expect(
        main(page)
          .getByText(/You can withdraw until \d{1,2} \w+ \d{4}\./)
          .filter({ visible: true })
          .first(),
      ).toBeVisible(),
  },
  {
    id: 'withdrawal-information-purchase',
    statute: 'Directive 2011/83/EU on consumer rights',
    article: 'art. 6(1)(h), (k)',
    legislator: 'EU',
    inForce: '2014-06-13',
    source: sources.consumerRights,
    demand:
      'Before a pack or a voucher is ordered, the page says how long it can be withdrawn from.',
    contracts: ['pack', 'voucher'],
    countries: union,
    pages: ['voucherPayment: guest', 'offerSummary: content'],
    check: ({ page }) =>
      expect(
        main(page)
          .getByText('You can withdraw from this order within 14 days')
          .filter({ visible: true })
          .first(),
      ).toBeVisible(),
  },
  {
    id: 'early-start',
    statute: 'Directive 2011/83/EU on consumer rights',
    article: 'art. 8(8), art. 14(3)',
    legislator: 'EU',
    inForce: '2014-06-13',
    source: sources.consumerRights,
    demand:
      'To start within the withdrawal period, the member ticks an empty box of its own that says what is then owed.',
    contracts: ['membership'],
    countries: union,
    pages: ['contractStep: summary'],
    async check({ page }) {
      const box = page.getByLabel(/^I want to start before .* I pay for the days/);
      await expect(box).toBeVisible();
      await expect(box).not.toBeChecked();
    },
  },
  {
    id: 'booking-cancelation-effect',
    statute: 'Directive 2011/83/EU on consumer rights',
    article: 'art. 6(1)(k), art. 16(l)',
    legislator: 'EU',
    inForce: '2014-06-13',
    source: sources.consumerRights,
    demand:
      'A booking on a fixed day has no right of withdrawal; before it is canceled, the page says what is given up, and what becomes of the money.',
    contracts: ['course booking'],
    countries: union,
    pages: ['myBookings: cancel', 'myPayments: refund'],
    check: ({ page }) => expect(page.getByRole('dialog')).toContainText(/place|back|refund|costs/i),
  },
];
