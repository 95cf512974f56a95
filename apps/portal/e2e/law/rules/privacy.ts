import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { expectFooterLink, footer, main } from '../page.ts';
import { union } from '../places.ts';
import type { Rule, Stop } from '../Rule.ts';
import { sources } from '../sources.ts';
import { contactSteps } from '../stops.ts';

/** Pages that ask for personal data. */
const dataPages = [
  ...contactSteps,
  'contractStep: contact',
  'contractCancelation: content',
  'contractWithdrawal: content',
  'login: registration',
  'courseSummaryOption: details are missing',
] as const satisfies readonly Stop[];

/** Returns how a button looks, apart from its position and text. */
async function lookOf(button: Locator) {
  const box = await button.boundingBox();
  const style = await button.evaluate((element) => {
    const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(element);
    return { color, backgroundColor, borderColor, fontWeight, fontSize };
  });
  return { ...style, height: Math.round(box?.height ?? 0), width: Math.round(box?.width ?? 0) };
}

/** Rules about consent and personal data. */
export const privacyRules: readonly Rule[] = [
  {
    id: 'cookie-symmetry',
    statute: 'Telecommunications and Digital Services Data Protection Act (TDDDG)',
    article: '§ 25(1)',
    legislator: 'DE',
    inForce: '2021-12-01',
    source: 'https://www.gesetze-im-internet.de/ttdsg/__25.html',
    secondary: 'That both buttons must weigh the same is the reading of authorities and courts.',
    demand: 'The first layer offers to reject and to accept all, in the same size, style and row.',
    contracts: ['none'],
    countries: ['DE'],
    pages: ['studio: first visit'],
    async check({ page }) {
      const notice = page.getByRole('region', { name: 'Cookies' });
      const accept = notice.getByRole('button', { name: 'Accept all' });
      const reject = notice.getByRole('button', { name: 'Reject all' });
      expect(await lookOf(reject)).toEqual(await lookOf(accept));
      expect((await reject.boundingBox())?.y).toBe((await accept.boundingBox())?.y);
    },
  },
  {
    id: 'nothing-before-consent',
    statute: 'Directive 2002/58/EC (ePrivacy)',
    article: 'art. 5(3)',
    legislator: 'EU',
    inForce: '2011-05-25',
    source: sources.privacy,
    secondary:
      'A cookie by which the browser refuses statistics is stored, and taken to be strictly necessary.',
    demand:
      'Before a choice, no identifier is stored, nothing is counted, and nothing of others is loaded.',
    contracts: ['none'],
    countries: union,
    pages: ['studio: first visit'],
    async check({ page }) {
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual([
        'analytics-opt-out=true',
      ]);
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => !name.startsWith(location.origin) || name.includes('event-logging'))
          .map(({ name }) => name),
      );
      expect(loaded).toEqual([]);
    },
  },
  {
    id: 'cookies-not-pre-ticked',
    statute: 'General Data Protection Regulation',
    article: 'art. 4(11), art. 7(2); CJEU C-673/17 (Planet49)',
    legislator: 'EU',
    inForce: '2018-05-25',
    source: sources.dataProtection,
    demand: 'No optional cookie is ticked before the visitor ticks it.',
    contracts: ['none'],
    countries: union,
    pages: ['cookies: content'],
    async check({ page }) {
      const boxes = main(page).getByRole('checkbox', { disabled: false });
      expect(await boxes.count()).toBeGreaterThan(0);
      for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    },
  },
  {
    id: 'cookies-withdrawn-as-easily',
    statute: 'General Data Protection Regulation',
    article: 'art. 7(3)',
    legislator: 'EU',
    inForce: '2018-05-25',
    source: sources.dataProtection,
    demand: 'Every page links to where the consent to cookies can be changed.',
    contracts: ['none'],
    countries: union,
    pages: [
      'studio: content',
      'cookies: content',
      'contractStep: summary',
      'voucherPayment: guest',
    ],
    check: ({ page }) => expectFooterLink(page, 'Cookies'),
  },
  {
    id: 'no-pre-ticked-boxes',
    statute: 'Directive 2011/83/EU on consumer rights',
    article: 'art. 22',
    legislator: 'EU',
    inForce: '2014-06-13',
    source: sources.consumerRights,
    demand: 'Nothing that costs more, and no consent, is ticked in advance.',
    contracts: ['membership', 'pack', 'day ticket', 'course booking', 'voucher', 'module'],
    countries: union,
    pages: [
      ...contactSteps,
      'contractStep: options',
      'contractStep: contact',
      'contractStep: summary',
      'voucherPayment: guest',
      'login: registration',
      'additionalModulesAvailable: book',
    ],
    async check({ page }) {
      for (const box of await main(page).getByRole('checkbox').all())
        await expect(box).not.toBeChecked();
    },
  },
  {
    id: 'marketing-consent',
    statute: 'Directive 2002/58/EC (ePrivacy); in Germany § 7(2) UWG',
    article: 'art. 13(1)',
    legislator: 'EU',
    inForce: '2003-10-31',
    source: sources.privacy,
    demand: 'News by mail have a box of their own, which is empty and optional.',
    contracts: ['membership', 'none'],
    countries: union,
    pages: ['contractStep: summary', 'login: registration'],
    async check({ page }) {
      const news = page.getByRole('checkbox', { name: /^Yes, email me news|Neuigkeiten/ });
      await expect(news).toBeVisible();
      await expect(news).not.toBeChecked();
      await expect(news).not.toHaveAttribute('required');
    },
  },
  {
    id: 'privacy-link',
    statute: 'General Data Protection Regulation',
    article: 'art. 13',
    legislator: 'EU',
    inForce: '2018-05-25',
    source: sources.dataProtection,
    demand: 'Every page that asks for personal data links to the privacy policy.',
    contracts: ['all'],
    countries: union,
    pages: dataPages,
    check: ({ page }) =>
      expect(
        footer(page)
          .getByRole('link', { name: /privacy/i })
          .first(),
      ).toBeVisible(),
  },
  {
    id: 'data-export',
    statute: 'General Data Protection Regulation',
    article: 'art. 15, art. 20',
    legislator: 'EU',
    inForce: '2018-05-25',
    source: sources.dataProtection,
    demand: 'An account can download its data in a machine-readable form.',
    contracts: ['none'],
    countries: union,
    pages: ['mySettings: content'],
    async check({ page }) {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const data: unknown = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
      expect(JSON.stringify(data)).toContain('@');
    },
  },
  {
    id: 'erasure',
    statute: 'General Data Protection Regulation',
    article: 'art. 17',
    legislator: 'EU',
    inForce: '2018-05-25',
    source: sources.dataProtection,
    demand: 'An account can be deleted by its owner, who is told what is deleted and what goes on.',
    contracts: ['none'],
    countries: union,
    pages: ['mySettings: delete account'],
    check: ({ page }) =>
      expect(
        page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }),
      ).toBeVisible(),
  },
  {
    id: 'imprint-de',
    statute: 'Digital Services Act (DDG)',
    article: '§ 5(1)',
    legislator: 'DE',
    inForce: '2024-05-14',
    source: 'https://www.gesetze-im-internet.de/ddg/__5.html',
    demand: 'Every page links to the imprint, also the steps of an order.',
    contracts: ['all'],
    countries: ['DE'],
    pages: [
      'studio: content',
      'contract: content',
      'contractStep: summary',
      'voucherPayment: guest',
      'login: content',
    ],
    check: ({ page }) =>
      expect(
        footer(page)
          .getByRole('link', { name: /imprint/i })
          .first(),
      ).toBeVisible(),
  },
  {
    id: 'identity-ch',
    statute: 'Unfair Competition Act (UWG, SR 241)',
    article: 'art. 3(1)(s)',
    legislator: 'CH',
    inForce: '2012-04-01',
    source: 'https://www.fedlex.admin.ch/eli/cc/1988/223_223_223',
    demand:
      'An order in Switzerland names the seller, shows its steps, lets the buyer correct the details, and is confirmed at once by mail.',
    contracts: ['voucher'],
    countries: ['CH'],
    pages: ['voucherPayment: guest'],
    async check({ page }) {
      await expect(
        footer(page)
          .getByRole('link', { name: /imprint/i })
          .first(),
      ).toBeVisible();
      await expect(page.getByText(/Step \d of \d/).first()).toBeAttached();
      await expect(
        main(page)
          .getByRole('link', { name: /^Change/ })
          .first(),
      ).toBeVisible();
    },
  },
];
