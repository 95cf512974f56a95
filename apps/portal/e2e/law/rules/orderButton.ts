import { expect } from '@playwright/test';
import type { Locale } from '../../../src/lib/i18n/locales.ts';
import { expectDirectlyAbove, inLanguage, main, orderButton, readFacts } from '../page.ts';
import { type Country, union } from '../places.ts';
import type { Rule } from '../Rule.ts';
import { sources } from '../sources.ts';
import { contactSteps, orderSteps } from '../stops.ts';

const label = 'Order with obligation to pay';

const purchases = [
  'membership',
  'pack',
  'day ticket',
  'course booking',
  'appointment',
  'event',
  'trial session',
  'voucher',
] as const;

interface NationalLabel {
  country: Country;
  locale: Locale;
  words: string;
  statute: string;
  article: string;
  inForce: string;
  source: string;
  secondary?: string;
}

/** The order button in the words of each country. */
const nationalLabels: readonly NationalLabel[] = [
  {
    country: 'DE',
    locale: 'de-DE',
    words: 'Zahlungspflichtig bestellen',
    statute: 'Civil Code (BGB)',
    article: '§ 312j(3)',
    inForce: '2014-06-13',
    source: sources.civilCode('312j'),
  },
  {
    country: 'AT',
    locale: 'de-DE',
    words: 'Zahlungspflichtig bestellen',
    statute: 'Distance and Off-Premises Contracts Act (FAGG)',
    article: '§ 8(2)',
    inForce: '2014-06-13',
    source: 'https://www.ris.bka.gv.at/eli/bgbl/I/2014/33',
  },
  {
    country: 'FR',
    locale: 'fr-FR',
    words: 'Commander avec obligation de paiement',
    statute: 'Consumer Code',
    article: 'L221-14',
    inForce: '2016-07-01',
    source: sources.frenchConsumerCode,
  },
  {
    country: 'IT',
    locale: 'it-IT',
    words: 'Ordine con obbligo di pagare',
    statute: 'Consumer Code (D.Lgs. 206/2005)',
    article: 'art. 51(2)',
    inForce: '2014-06-13',
    source:
      'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2005-09-06;206',
  },
  {
    country: 'ES',
    locale: 'es-ES',
    words: 'Pedido con obligación de pago',
    statute: 'Consumer Protection Act (RDL 1/2007)',
    article: 'art. 98(2)',
    inForce: '2014-06-13',
    source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-20555',
  },
  {
    country: 'NL',
    locale: 'nl-NL',
    words: 'Bestelling met betalingsverplichting',
    statute: 'Civil Code, book 6',
    article: 'art. 230v(3)',
    inForce: '2014-06-13',
    source: 'https://wetten.overheid.nl/BWBR0005289',
  },
  {
    country: 'PL',
    locale: 'pl-PL',
    words: 'Zamówienie z obowiązkiem zapłaty',
    statute: 'Consumer Rights Act of 30 May 2014',
    article: 'art. 17(3)',
    inForce: '2014-12-25',
    source: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20140000827',
    secondary: 'The number of the paragraph is from secondary sources.',
  },
  {
    country: 'CZ',
    locale: 'cs-CZ',
    words: 'Objednávka zavazující k platbě',
    statute: 'Civil Code (Act 89/2012)',
    article: '§ 1826a',
    inForce: '2023-01-06',
    source: 'https://www.e-sbirka.cz/sb/2012/89',
    secondary: 'Section and date are from secondary sources.',
  },
  {
    country: 'SI',
    locale: 'sl-SI',
    words: 'Naročilo z obveznostjo plačila',
    statute: 'Consumer Protection Act (ZVPot-1)',
    article: 'rules on distance contracts',
    inForce: '2023-01-26',
    source: sources.transpositions,
    secondary: 'The source lists the act; article, wording and date are not confirmed by its text.',
  },
  {
    country: 'HU',
    locale: 'hu-HU',
    words: 'Fizetési kötelezettséggel járó megrendelés',
    statute: 'Government Decree 45/2014',
    article: '§ 15',
    inForce: '2014-06-13',
    source: sources.transpositions,
    secondary: 'The source lists the decree; section and wording are from secondary sources.',
  },
  {
    country: 'GB',
    locale: 'en-GB',
    words: label,
    statute: 'Consumer Contracts Regulations 2013 (SI 2013/3134)',
    article: 'regulation 14(4)',
    inForce: '2014-06-13',
    source: 'https://www.legislation.gov.uk/uksi/2013/3134/regulation/14',
  },
];

const nationalRules = nationalLabels.map(({ country, locale, words, ...law }): Rule => ({
  id: `order-button-${country.toLowerCase()}`,
  legislator: country,
  ...law,
  demand: `In the language of the country, the button that orders reads “${words}” and nothing else.`,
  contracts: ['voucher', 'membership'],
  countries: [country],
  pages:
    country === 'DE' || country === 'IT' || country === 'HU'
      ? ['voucherPayment: guest', 'contractStep: summary']
      : ['voucherPayment: guest'],
  check: ({ page }) =>
    inLanguage(page, locale, () =>
      expect(main(page).getByRole('button', { name: words, exact: true })).toBeVisible(),
    ),
}));

/** Rules about the order button and the content above it. */
export const orderButtonRules: readonly Rule[] = [
  {
    id: 'order-button',
    statute: 'Directive 2011/83/EU on consumer rights',
    article: 'art. 8(2), second subparagraph',
    legislator: 'EU',
    inForce: '2014-06-13',
    source: sources.consumerRights,
    demand:
      'The button that orders says that the order must be paid, and is the last button of the page.',
    contracts: [...purchases, 'module'],
    countries: union,
    pages: [...orderSteps, 'contractStep: summary', 'additionalModulesAvailable: book'],
    async check({ page }) {
      await expect(main(page).getByRole('button', { name: label, exact: true })).toHaveCount(1);
      const orders = main(page).locator('button', { hasText: label });
      const later = page.locator('main button:visible').filter({ hasText: /\S/ }).last();
      // The order can still be canceled below the button, and the price be looked at.
      await expect(later).toHaveText(
        new RegExp(`^(?:${label}|Cancel order|Your (?:order|booking).*)$`),
      );
      await expect(orders).toBeEnabled();
    },
  },
  ...nationalRules,
  {
    id: 'order-button-free',
    statute: 'Civil Code (BGB)',
    article: '§ 312j(3)',
    legislator: 'DE',
    inForce: '2014-06-13',
    source: sources.civilCode('312j'),
    secondary:
      'The text covers contracts for payment; that a free order must not carry the label follows from it.',
    demand: 'A booking that costs nothing does not say that it must be paid.',
    contracts: ['trial session', 'appointment'],
    countries: ['DE'],
    pages: [
      'trialSessionStep: summary',
      'trialSessionSummaryOption: content',
      'appointmentSummaryOption: content',
    ],
    async check({ page }) {
      await expect(main(page).getByRole('button', { name: /^Book/ }).first()).toBeVisible();
      await expect(main(page).getByRole('button', { name: /obligation|^Pay/ })).toHaveCount(0);
    },
  },
  {
    id: 'order-facts-membership',
    statute: 'Directive 2011/83/EU on consumer rights',
    article: 'art. 8(2), first subparagraph; art. 6(1)(a), (e), (o), (p)',
    legislator: 'EU',
    inForce: '2014-06-13',
    source: sources.consumerRights,
    demand:
      'Membership, total price, minimum term, first end date and renewal stand directly above the button that orders.',
    contracts: ['membership'],
    countries: union,
    pages: ['contractStep: summary'],
    check: async ({ page }) => {
      const order = main(page)
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Premium' }) })
        .last();
      const labels = (await readFacts(order)).map(([name]) => name);
      expect(labels).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^Total over /),
          'Minimum term',
          'First end date',
          'After that',
        ]),
      );
      await expectDirectlyAbove(order, orderButton(page));
    },
  },
  {
    id: 'order-facts-purchase',
    statute: 'Directive 2011/83/EU on consumer rights',
    article: 'art. 8(2), first subparagraph; art. 6(1)(a), (e)',
    legislator: 'EU',
    inForce: '2014-06-13',
    source: sources.consumerRights,
    demand:
      'What is bought, its total with taxes, and that it does not renew stand directly above the button that orders.',
    contracts: purchases.filter((kind) => kind !== 'membership'),
    countries: union,
    pages: orderSteps,
    async check({ page }) {
      const terms = main(page)
        .locator('p', { hasText: /Includes VAT\. .* doesn’t renew\./ })
        .last();
      await expect(terms).toBeVisible();
      await expectDirectlyAbove(terms, orderButton(page));
      const above = await main(page).innerText();
      expect(above.slice(0, above.lastIndexOf('Includes VAT.'))).toMatch(/[€\d][\d.,]+[\d€]\s*$/m);
    },
  },
  {
    id: 'order-contract-only-by-button',
    statute: 'Civil Code (BGB)',
    article: '§ 312j(4)',
    legislator: 'DE',
    inForce: '2014-06-13',
    source: sources.civilCode('312j'),
    demand: 'No step before the last one carries the label of an order.',
    contracts: purchases,
    countries: ['DE'],
    pages: [...contactSteps, 'contractStep: options', 'contractStep: contact'],
    async check({ page }) {
      await expect(main(page).getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
      await expect(orderButton(page)).toHaveCount(0);
    },
  },
  {
    id: 'payment-methods-at-start',
    statute: 'Directive 2011/83/EU on consumer rights',
    article: 'art. 8(3)',
    legislator: 'EU',
    inForce: '2014-06-13',
    source: sources.consumerRights,
    demand: 'The accepted payment methods are named when the order begins.',
    contracts: purchases,
    countries: union,
    pages: [...contactSteps, 'contractStep: options'],
    check: ({ page }) => expect(main(page)).toContainText(/We accept: \S.*\./),
  },
  {
    id: 'correct-input',
    statute: 'Civil Code (BGB), after Directive 2000/31/EC',
    article: '§ 312i(1) no. 1',
    legislator: 'DE',
    inForce: '2014-06-13',
    source: sources.civilCode('312i'),
    demand: 'Before ordering, the details can be reviewed and changed.',
    contracts: purchases,
    countries: ['DE'],
    pages: [
      'contractStep: summary',
      'voucherPayment: guest',
      'courseSummaryOffer: content',
      'appointmentSummaryOffer: content',
      'eventSummaryOffer: content',
      'offerSummary: content',
      'dayTicketSummary: content',
    ],
    check: ({ page }) =>
      expect(
        main(page)
          .getByRole('link', { name: /^Change/ })
          .first(),
      ).toBeVisible(),
  },
  {
    id: 'acknowledge-order',
    statute: 'Civil Code (BGB), after Directive 2000/31/EC',
    article: '§ 312i(1) no. 3',
    legislator: 'DE',
    inForce: '2014-06-13',
    source: sources.civilCode('312i'),
    demand: 'The page after an order says at once that it has arrived.',
    contracts: [...purchases, 'debt'],
    countries: ['DE'],
    pages: [
      'courseSuccess: content',
      'appointmentSuccess: content',
      'eventSuccess: content',
      'offerSuccess: content',
      'dayTicketSuccess: content',
      'dayTicketPaylaterSuccess: content',
      'voucherSuccess: guest',
      'contractStep: success',
      'consumptionCreditSuccess: content',
      'accountSuccess: content',
      'trialSessionSuccess: booked',
      'trialSessionConfirm: to be confirmed',
    ],
    check: ({ page }) =>
      expect(
        page
          .getByRole('heading', {
            name: /You’re in|Thank you|booked|signed|paid|recharged|Confirm your trial|credit/i,
          })
          .first(),
      ).toBeVisible(),
  },
];
