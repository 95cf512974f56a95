import { expect } from '@playwright/test';
import { tenantHeaders } from '../../purchase.ts';
import { main, readFacts } from '../page.ts';
import { union } from '../places.ts';
import type { Rule, Visit } from '../Rule.ts';
import { sources } from '../sources.ts';
import { debtSteps, orderSteps, paymentSteps } from '../stops.ts';

interface Fee {
  price: { amount: number };
  paymentFrequency: object | null;
}

interface Offer {
  name: string;
  terms: { totalPrice: { amount: number }; price: { amount: number }; flatFees: Fee[] }[];
}

/** Returns the number in a formatted price, whatever the language puts between thousands. */
const amountOf = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''));

/** Expects each term to show a total that includes at least its first payment and its one-off fees. */
async function expectTotals({ page, place }: Visit): Promise<void> {
  const answer = await page.request.get(
    `/nox/public/v1/contractoffer?organizationUnitId=${place.studioId}`,
    { headers: tenantHeaders(place.tenant) },
  );
  const offers: Offer[] = await answer.json();
  const premium = offers.find(({ name }) => name === 'Premium');
  const shown = (await readFacts(main(page))).filter(
    ([label]) => label === 'Total over the minimum term',
  );
  const totals = shown.map(([, value]) => amountOf(value)).toSorted((a, b) => a - b);
  const terms = premium?.terms ?? [];
  expect(totals).toEqual(
    terms.map(({ totalPrice }) => totalPrice.amount).toSorted((a, b) => a - b),
  );
  expect(totals.length).toBeGreaterThan(0);
  for (const { totalPrice, price, flatFees } of terms) {
    const once = flatFees.filter(({ paymentFrequency }) => paymentFrequency === null);
    const fees = once.reduce((sum, fee) => sum + fee.price.amount, 0);
    expect(totalPrice.amount).toBeGreaterThanOrEqual(Math.round((price.amount + fees) * 100) / 100);
  }
  await expect(main(page).getByText('All fees included').first()).toBeVisible();
}

/** Returns a length such as "2 years" or "24 months" in months. */
function monthsOf(text: string): number {
  const [, count = '', unit = ''] = /(\d+) (day|week|month|year)/.exec(text) ?? [];
  const lengths: Record<string, number> = { day: 1 / 30, week: 7 / 30, month: 1, year: 12 };
  return Number(count) * (lengths[unit] ?? Number.NaN);
}

/** Returns the values with a label of all terms on the page. */
const valuesOf = async ({ page }: Visit, label: string): Promise<string[]> =>
  (await readFacts(main(page))).filter(([name]) => name === label).map(([, value]) => value);

/** Returns the lengths of the offered minimum terms in months, from their first to their last days. */
async function termLengths(visit: Visit): Promise<number[]> {
  const starts = await valuesOf(visit, 'Start');
  const ends = await valuesOf(visit, 'First end date');
  expect(starts.length).toBeGreaterThan(0);
  const monthLength = 30.44 * 86_400_000;
  return ends.map((end, at) => {
    const [first, last] = [Date.parse(`${starts[at]} UTC`), Date.parse(`${end} UTC`)];
    return (last - first) / monthLength;
  });
}

/** Rules about prices and terms. */
export const priceRules: readonly Rule[] = [
  {
    id: 'total-price-membership',
    statute: 'Directive 2011/83/EU on consumer rights',
    article: 'art. 6(1)(e)',
    legislator: 'EU',
    inForce: '2014-06-13',
    source: sources.consumerRights,
    demand:
      'Each term of a membership shows its total over the minimum term, with all fees included.',
    contracts: ['membership'],
    countries: union,
    pages: ['contract: terms'],
    check: expectTotals,
  },
  {
    id: 'total-price-de',
    statute: 'Price Indication Ordinance (PAngV)',
    article: '§ 3(1), § 2 no. 3',
    legislator: 'DE',
    inForce: '2022-05-28',
    source: 'https://www.gesetze-im-internet.de/pangv_2022/__3.html',
    secondary: 'That one-off fees of gyms belong to it comes from rulings (Bamberg, Frankfurt).',
    demand: 'The list of memberships shows a monthly price with all fees, and the total.',
    contracts: ['membership'],
    countries: ['DE'],
    pages: ['contract: content'],
    async check({ page }) {
      await expect(
        main(page)
          .getByText(/ a month$/)
          .first(),
      ).toBeVisible();
      await expect(
        main(page)
          .getByText(/ in total for /)
          .first(),
      ).toBeVisible();
    },
  },
  {
    id: 'total-price-us-ca',
    statute: 'California Civil Code (SB 478)',
    article: '§ 1770(a)(29)',
    legislator: 'US-CA',
    inForce: '2024-07-01',
    source: sources.california('CIV', '1770.'),
    demand: 'An offered price includes all mandatory fees.',
    contracts: ['membership'],
    countries: ['US-CA'],
    pages: ['contract: terms'],
    check: expectTotals,
  },
  {
    id: 'price-of-product',
    statute: 'Directive 2011/83/EU on consumer rights',
    article: 'art. 6(1)(a), (e)',
    legislator: 'EU',
    inForce: '2014-06-13',
    source: sources.consumerRights,
    demand: 'What is sold shows its price before the order begins.',
    contracts: ['pack', 'day ticket', 'voucher', 'course booking', 'appointment', 'event', 'debt'],
    countries: union,
    pages: [
      'offers: a product',
      'dayTickets: a product',
      'vouchers: a product',
      'course: content',
      'appointment: content',
      'event: content',
      'consumptionCredit: content',
      'additionalModulesAvailable: content',
    ],
    check: ({ page }) => expect(main(page)).toContainText(/€\d|\d\s?(?:€|Ft|HUF)|HUF/),
  },
  {
    id: 'taxes-included',
    statute: 'Price Indication Ordinance (PAngV)',
    article: '§ 2 no. 3, § 6(1) no. 1',
    legislator: 'DE',
    inForce: '2022-05-28',
    source: 'https://www.gesetze-im-internet.de/pangv_2022/__6.html',
    demand: 'A distance order says that its price includes value-added tax.',
    contracts: ['pack', 'day ticket', 'voucher', 'course booking', 'appointment', 'event'],
    countries: ['DE'],
    pages: orderSteps,
    check: ({ page }) => expect(main(page).getByText('Includes VAT.').first()).toBeAttached(),
  },
  {
    id: 'price-in-francs',
    statute: 'Price Disclosure Ordinance (PBV, SR 942.211)',
    article: 'art. 3, 4, 10',
    legislator: 'CH',
    inForce: '1979-01-01',
    source: 'https://www.fedlex.admin.ch/eli/cc/1978/2081_2081_2081',
    demand: 'Prices are in Swiss francs and say that taxes are included.',
    contracts: ['voucher', 'membership'],
    countries: ['CH'],
    pages: ['contract: terms', 'voucherPayment: guest'],
    async check({ page }) {
      await expect(main(page)).toContainText(/CHF\s?\d/);
      await expect(main(page)).not.toContainText('€');
    },
  },
  {
    id: 'lowest-price-of-30-days',
    statute: 'Directive 98/6/EC, as changed by Directive (EU) 2019/2161 (Omnibus)',
    article: 'art. 6a',
    legislator: 'EU',
    inForce: '2022-05-28',
    source: 'https://eur-lex.europa.eu/eli/dir/2019/2161/oj',
    demand: 'A reduced price names the lowest price of the last 30 days.',
    contracts: ['membership', 'pack', 'day ticket', 'voucher'],
    countries: union,
    pages: ['contract: terms', 'contract: content', 'vouchers: a product'],
    notApplicable:
      'The portal sells services and shows no reduced price: no former price is crossed out, and a discount is a line of its own in the total.',
    async check({ page }) {
      const crossedOut = await main(page)
        .locator('*')
        .evaluateAll((all) =>
          all
            .filter((one) => getComputedStyle(one).textDecorationLine.includes('line-through'))
            .map((one) => one.textContent),
        );
      expect(crossedOut).toEqual([]);
      await expect(main(page).getByText(/\b(?:was|instead of|before:) [€\d]/)).toHaveCount(0);
    },
  },
  {
    id: 'reviews-checked',
    statute: 'Directive 2005/29/EC, as changed by Directive (EU) 2019/2161 (Omnibus)',
    article: 'art. 7(6)',
    legislator: 'EU',
    inForce: '2022-05-28',
    source: sources.unfairPractices,
    demand:
      'Where ratings of consumers are shown, the page says whether and how it is made sure that they come from customers.',
    contracts: ['none'],
    countries: ['DE'],
    pages: ['studio: content'],
    gap: 'The home page of a studio shows its average rating, and the backend does not say where ratings come from.',
    async check({ page }) {
      await expect(page.getByText(/out of 5/).first()).toBeAttached();
      expect(await page.getByText(/ratings? (?:come|are) from|verified/i).count()).toBeGreaterThan(
        0,
      );
    },
  },
  {
    id: 'term-two-years',
    statute: 'Civil Code (BGB)',
    article: '§ 309 no. 9(a)',
    legislator: 'DE',
    inForce: '2022-03-01',
    source: sources.civilCode('309'),
    demand: 'No membership binds for more than two years.',
    contracts: ['membership'],
    countries: ['DE'],
    pages: ['contract: terms'],
    async check(visit) {
      for (const months of await termLengths(visit)) expect(months).toBeLessThan(24.1);
    },
  },
  {
    id: 'silent-renewal',
    statute: 'Civil Code (BGB)',
    article: '§ 309 no. 9(b), (c)',
    legislator: 'DE',
    inForce: '2022-03-01',
    source: sources.civilCode('309'),
    demand:
      'After its minimum term a membership ends, or goes on until it is canceled with at most one month’s notice; the notice before is no longer either.',
    contracts: ['membership'],
    countries: ['DE'],
    pages: ['contract: terms'],
    async check(visit) {
      const after = await valuesOf(visit, 'After that');
      expect(after.length).toBeGreaterThan(0);
      for (const text of after) {
        const [, notice] = /^Goes on until you cancel, with (.*) notice$/.exec(text) ?? [];
        if (text !== 'Ends by itself') expect(monthsOf(notice ?? ''), text).toBeLessThanOrEqual(1);
      }
      for (const notice of await valuesOf(visit, 'Notice period'))
        expect(monthsOf(notice), notice).toBeLessThanOrEqual(1);
    },
  },
  {
    id: 'term-three-years-us-ny',
    statute: 'New York General Business Law, article 30 (health clubs)',
    article: '§ 623(2)',
    legislator: 'US-NY',
    inForce: '1979-01-01',
    source: sources.newYork('623'),
    secondary: 'The date is from a secondary source.',
    demand: 'No membership binds for more than 36 months.',
    contracts: ['membership'],
    countries: ['US-NY'],
    pages: ['contract: terms'],
    async check(visit) {
      for (const months of await termLengths(visit)) expect(months).toBeLessThan(36.1);
    },
  },
  {
    id: 'term-three-years-us-ca',
    statute: 'California Civil Code (health studio services)',
    article: '§ 1812.84',
    legislator: 'US-CA',
    inForce: '1970-01-01',
    source: sources.california('CIV', '1812.84.'),
    secondary: 'The date is from a secondary source.',
    demand: 'No membership binds for more than three years.',
    contracts: ['membership'],
    countries: ['US-CA'],
    pages: ['contract: terms'],
    async check(visit) {
      for (const months of await termLengths(visit)) expect(months).toBeLessThan(36.1);
    },
  },
  {
    id: 'term-and-notice',
    statute: 'Directive 2011/83/EU on consumer rights',
    article: 'art. 6(1)(o), (p)',
    legislator: 'EU',
    inForce: '2014-06-13',
    source: sources.consumerRights,
    demand: 'Each term shows its start, first end date, notice period and what follows.',
    contracts: ['membership'],
    countries: union,
    pages: ['contract: terms'],
    async check({ page }) {
      const labels = (await readFacts(main(page))).map(([label]) => label);
      for (const label of ['Start', 'First end date', 'Notice period', 'After that'])
        expect(labels).toContain(label);
    },
  },
  {
    id: 'amount-and-payee',
    statute: 'Delegated Regulation (EU) 2018/389 (strong customer authentication)',
    article: 'art. 5(1)(a)',
    legislator: 'EU',
    inForce: '2019-09-14',
    source: sources.strongAuthentication,
    secondary: 'It binds payment providers; the page shows the same before it hands over to them.',
    demand: 'A page that leads to a payment shows its amount, and whom it goes to.',
    contracts: ['pack', 'day ticket', 'voucher', 'course booking', 'appointment', 'event', 'debt'],
    countries: union,
    pages: [...paymentSteps, ...debtSteps],
    async check({ page }) {
      await expect(page.locator('body')).toContainText(/€\s?\d|\d\s?€|HUF\s?\d|\d\s?Ft/);
      await expect(page.locator('body')).toContainText(/Northside|Volt|Arcade/);
    },
  },
];
