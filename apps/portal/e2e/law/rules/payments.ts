import { expect } from '@playwright/test';
import { loadMails } from '../../accounts.ts';
import { fillDate } from '../../formInputs.ts';
import { main, readFacts } from '../page.ts';
import { union } from '../places.ts';
import type { Rule } from '../Rule.ts';
import { sources } from '../sources.ts';
import { failedResults, unconfirmedSteps } from '../stops.ts';

/** Rules about debits, cards and confirmations. */
export const paymentRules: readonly Rule[] = [
  {
    id: 'sepa-mandate',
    statute: 'Regulation (EU) 260/2012 (SEPA)',
    article: 'art. 5(3)(a)(ii)',
    legislator: 'EU',
    inForce: '2014-02-01',
    source: sources.sepa,
    secondary:
      'The content of a mandate is that of the SEPA Core Rulebook of the payments council.',
    demand:
      'A mandate is a region of its own that names creditor, identifier, reference, account holder, IBAN and kind of payment.',
    contracts: ['membership'],
    countries: ['DE', 'IT'],
    pages: ['contractStep: payment'],
    async check({ page }) {
      const mandate = page.getByRole('region', { name: /SEPA/ });
      await expect(mandate).toBeVisible();
      expect((await readFacts(mandate)).map(([label]) => label)).toEqual([
        'Creditor',
        'Creditor identifier',
        'Mandate reference',
        'Account holder',
        'IBAN',
        'Type of payment',
      ]);
    },
  },
  {
    id: 'debit-refund',
    statute: 'Directive (EU) 2015/2366 (PSD2)',
    article: 'art. 76, art. 77(1)',
    legislator: 'EU',
    inForce: '2018-01-13',
    source: sources.payments,
    demand: 'The mandate says that a debit can be refunded within eight weeks.',
    contracts: ['membership'],
    countries: ['DE', 'IT'],
    pages: ['contractStep: payment', 'externalUpdatePaymentMethod: mandate'],
    check: ({ page }) =>
      expect(page.getByRole('region', { name: /SEPA/ })).toContainText('eight weeks'),
  },
  {
    id: 'any-iban',
    statute: 'Regulation (EU) 260/2012 (SEPA)',
    article: 'art. 9(2)',
    legislator: 'EU',
    inForce: '2014-02-01',
    source: sources.sepa,
    demand: 'An account of another member state can be debited.',
    contracts: ['membership'],
    countries: ['DE', 'IT'],
    pages: ['contractStep: payment'],
    async check({ page }) {
      const iban = page.getByRole('textbox', { name: 'IBAN' });
      await iban.fill('FR14 2004 1010 0505 0001 3M02 606');
      await page.getByRole('button', { name: 'Continue' }).click();
      // The mandate is not accepted yet, so that the step stays; the account is not what it complains about.
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page.getByText('Invalid IBAN')).toHaveCount(0);
      await expect(iban).toHaveValue(/3M02\s?606/);
      await iban.clear();
    },
  },
  {
    id: 'pre-notification',
    statute: 'SEPA Core Direct Debit Rulebook of the European Payments Council',
    article: 'section 4 (pre-notification)',
    legislator: 'EU',
    inForce: '2009-11-02',
    source:
      'https://www.europeanpaymentscouncil.eu/what-we-do/epc-payment-schemes/sepa-direct-debit/sepa-direct-debit-core-rulebook-and-implementation',
    secondary: 'A rulebook that binds by contract, not a statute; date and section are secondary.',
    demand: 'Amount and day of the next debit are announced to the member before it.',
    contracts: ['membership'],
    countries: ['DE'],
    pages: ['account: content'],
    async check({ page }) {
      const next = page.getByRole('region', { name: /^Next payment on \d{1,2} \w+/ });
      await expect(next).toContainText(/€\d/);
    },
  },
  {
    id: 'challenge',
    statute: 'Directive (EU) 2015/2366 (PSD2)',
    article: 'art. 97(1)(b)',
    legislator: 'EU',
    inForce: '2019-09-14',
    source: sources.payments,
    demand:
      'A card is charged only after its bank has asked the holder; until then the order says that it waits.',
    contracts: ['course booking', 'appointment', 'event', 'pack', 'day ticket', 'voucher'],
    countries: union,
    pages: unconfirmedSteps,
    async check({ page }) {
      await expect(page.getByRole('button', { name: 'Confirm with your bank' })).toBeVisible();
      await expect(page.getByRole('heading', { name: /Thank you|You’re in/ })).toHaveCount(0);
    },
  },
  {
    id: 'true-outcome',
    statute: 'Directive 2005/29/EC on unfair commercial practices',
    article: 'art. 6(1)',
    legislator: 'EU',
    inForce: '2007-12-12',
    source: sources.unfairPractices,
    demand:
      'An order that was canceled or refused is shown as such, without thanks, and with no button that charges.',
    contracts: [
      'course booking',
      'appointment',
      'event',
      'trial session',
      'pack',
      'day ticket',
      'voucher',
      'debt',
    ],
    countries: ['DE', 'US-NY'],
    pages: failedResults,
    async check({ page }) {
      await expect(
        page
          .getByRole('heading', { name: /cancel|didn’t|couldn’t|not |failed|nothing|isn’t/i })
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: /Thank you|You’re in/ })).toHaveCount(0);
      await expect(main(page).getByRole('button', { name: /^(?:Order|Pay)/ })).toHaveCount(0);
    },
  },
  {
    id: 'durable-medium',
    statute: 'Directive 2011/83/EU on consumer rights',
    article: 'art. 8(7)',
    legislator: 'EU',
    inForce: '2014-06-13',
    source: sources.consumerRights,
    demand: 'A contract is confirmed on a durable medium: by mail, and as a file to keep.',
    contracts: ['membership', 'voucher'],
    countries: union,
    pages: ['contractStep: success', 'voucherSuccess: guest'],
    async check({ page, email }) {
      await expect(page.getByRole('button', { name: /PDF/ }).first()).toBeVisible();
      await expect
        .poll(async () => (await loadMails(page.request, email)).length)
        .toBeGreaterThan(0);
    },
  },
  {
    id: 'minors',
    statute: 'Civil Code (BGB)',
    article: '§§ 106 to 108',
    legislator: 'DE',
    inForce: '1900-01-01',
    source: sources.civilCode('107'),
    demand: 'Nobody under the age of 18 can sign a membership alone.',
    contracts: ['membership'],
    countries: ['DE'],
    pages: ['contractStep: signer'],
    async check({ page }) {
      await fillDate(page, '2015-02-03');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('You have to be at least 18 to sign').last()).toBeVisible();
      await fillDate(page, '1994-02-03');
    },
  },
];
