import { expect } from '@playwright/test';
import { loadMails } from '../../accounts.ts';
import { expectDirectlyAbove, main, orderButton, readFacts } from '../page.ts';
import { america } from '../places.ts';
import type { Rule, Visit } from '../Rule.ts';
import { sources } from '../sources.ts';

const california = {
  statute: 'California Business and Professions Code (automatic renewal)',
  legislator: 'US-CA',
  source: sources.california('BPC', '17602.'),
  countries: ['US-CA'],
  contracts: ['membership'],
} as const;

const newYork = {
  statute: 'New York General Business Law (automatic renewal)',
  legislator: 'US-NY',
  source: sources.newYork('527-A'),
  inForce: '2021-02-09',
  article: '§ 527-a',
  countries: ['US-NY'],
  contracts: ['membership'],
} as const;

/** Expects renewal, notice and price directly above the button that signs. */
async function expectRenewalTerms({ page }: Visit): Promise<void> {
  const order = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Premium' }) })
    .last();
  const facts = new Map(await readFacts(order));
  expect(facts.get('After that')).toMatch(/^Goes on until you cancel, with .* notice$/);
  expect([...facts.keys()]).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Total over /), 'First end date']),
  );
  await expectDirectlyAbove(order, orderButton(page));
}

/** Expects an empty box for the renewal alone, besides those for the other terms. */
async function expectSeparateConsent({ page }: Visit): Promise<void> {
  const renewal = page.getByRole('checkbox', {
    name: /^I agree that my membership goes on until I cancel/,
  });
  await expect(renewal).toBeVisible();
  await expect(renewal).not.toBeChecked();
  expect(await main(page).getByRole('checkbox').count()).toBeGreaterThan(1);
}

/** Expects the signed contract by mail and as a file. */
async function expectAcknowledgement({ page, email }: Visit): Promise<void> {
  await expect(page.getByRole('button', { name: /^Download contract/ })).toBeVisible();
  await expect(main(page)).toContainText(/Goes on until you cancel|withdraw/);
  await expect.poll(async () => (await loadMails(page.request, email)).length).toBeGreaterThan(0);
}

/** Rules of the United States, apart from those about prices and online cancelation. */
export const americanRules: readonly Rule[] = [
  {
    ...california,
    id: 'renewal-terms-us-ca',
    article: '§ 17602(a)(1)',
    inForce: '2010-12-01',
    demand: 'Renewal, notice and price stand next to where the membership is agreed to.',
    pages: ['contractStep: summary'],
    check: expectRenewalTerms,
  },
  {
    ...california,
    id: 'renewal-consent-us-ca',
    article: '§ 17602(a), consent to the renewal',
    inForce: '2025-07-01',
    secondary: 'That consent is needed to the renewal itself (AB 2863) is from secondary sources.',
    demand: 'The renewal has an empty box of its own.',
    pages: ['contractStep: summary'],
    check: expectSeparateConsent,
  },
  {
    ...california,
    id: 'renewal-acknowledgement-us-ca',
    article: '§ 17602(a)(3)',
    inForce: '2010-12-01',
    demand: 'The signed terms are sent in a form that can be kept.',
    pages: ['contractStep: success'],
    check: expectAcknowledgement,
  },
  {
    ...newYork,
    id: 'renewal-terms-us-ny',
    demand: 'Renewal, notice and price stand next to where the membership is agreed to.',
    pages: ['contractStep: summary'],
    check: expectRenewalTerms,
  },
  {
    ...newYork,
    id: 'renewal-consent-us-ny',
    demand: 'The member agrees to the renewal by an act of their own before they are charged.',
    pages: ['contractStep: summary'],
    check: expectSeparateConsent,
  },
  {
    ...newYork,
    id: 'renewal-acknowledgement-us-ny',
    demand: 'The signed terms are sent in a form that can be kept.',
    pages: ['contractStep: success'],
    check: expectAcknowledgement,
  },
  {
    id: 'terms-before-billing-us',
    statute: 'Restore Online Shoppers’ Confidence Act (15 U.S.C.)',
    article: '§ 8403(1)',
    legislator: 'US',
    inForce: '2010-12-29',
    source: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section8403',
    demand: 'What is bought and its price are shown before payment details are asked for.',
    contracts: ['voucher', 'trial session'],
    countries: america,
    pages: ['voucherContact: guest', 'trialSessionContact: guest'],
    check: ({ page }) => expect(main(page)).toContainText(/(?:voucher|trial session).*\$\d/is),
  },
  {
    id: 'clear-charge-us',
    statute: 'Restore Online Shoppers’ Confidence Act (15 U.S.C.)',
    article: '§ 8403(1), (2)',
    legislator: 'US',
    inForce: '2010-12-29',
    source: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section8403',
    demand: 'The button of a purchase names the amount that is charged.',
    contracts: ['voucher', 'trial session'],
    countries: america,
    pages: [
      'voucherPayment: guest',
      'trialSessionPayment: guest',
      'trialSessionSummaryOffer: check',
    ],
    check: ({ page }) =>
      expect(main(page).getByRole('button', { name: /^Pay (?:US)?\$\d/ })).toBeVisible(),
  },
  {
    id: 'cancel-notice-us-ca',
    statute: 'California Civil Code (health studio services)',
    article: '§ 1812.85',
    legislator: 'US-CA',
    inForce: '1970-01-01',
    source: sources.california('CIV', '1812.85.'),
    secondary: 'The date is from a secondary source.',
    demand:
      'The contract states the buyer’s right to cancel within five business days, near the signature.',
    contracts: ['membership'],
    countries: ['US-CA'],
    pages: ['contractStep: summary'],
    gap: 'The page grants the 14 days of the European right, but does not print the notice that California prescribes; the texts of a contract belong to the studio.',
    async check({ page }) {
      expect(
        await main(page)
          .getByText(/fifth business day|five business days/i)
          .count(),
      ).toBeGreaterThan(0);
    },
  },
  {
    id: 'cancel-notice-us-ny',
    statute: 'New York General Business Law, article 30 (health clubs)',
    article: '§ 624',
    legislator: 'US-NY',
    inForce: '1979-01-01',
    source: sources.newYork('624'),
    secondary: 'Date and number of days are from secondary sources.',
    demand: 'The contract states the buyer’s right to cancel within three business days.',
    contracts: ['membership'],
    countries: ['US-NY'],
    pages: ['contractStep: summary'],
    gap: 'The page grants the 14 days of the European right, but does not print the notice that New York prescribes; the texts of a contract belong to the studio.',
    async check({ page }) {
      expect(
        await main(page)
          .getByText(/three (?:business )?days/i)
          .count(),
      ).toBeGreaterThan(0);
    },
  },
];
