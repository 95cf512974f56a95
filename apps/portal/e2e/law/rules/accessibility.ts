import { expect } from '@playwright/test';
import { findViolations } from '../../axe.ts';
import { expectFooterLink } from '../page.ts';
import { union } from '../places.ts';
import type { Rule } from '../Rule.ts';
import { sources } from '../sources.ts';

const act = {
  statute: 'Directive (EU) 2019/882 (European Accessibility Act); in Germany the BFSG',
  legislator: 'EU',
  inForce: '2025-06-28',
  source: sources.accessibility,
} as const;

/** Rules about accessibility. */
export const accessibilityRules: readonly Rule[] = [
  {
    ...act,
    id: 'accessibility-statement',
    article: 'art. 13(2), annex V',
    demand: 'Every page links to the statement on accessibility.',
    contracts: ['all'],
    countries: union,
    pages: [
      'studio: content',
      'contract: content',
      'contractStep: summary',
      'voucherPayment: guest',
      'contractCancelation: content',
      'login: content',
    ],
    check: ({ page }) => expectFooterLink(page, 'Accessibility'),
  },
  {
    ...act,
    id: 'accessible-order',
    article: 'art. 4, annex I section IV(f)',
    demand: 'Buying, signing and paying meet WCAG 2.2 AA as far as axe can tell.',
    contracts: ['membership', 'voucher', 'course booking'],
    countries: union,
    pages: [
      'contract: terms',
      'contractStep: options',
      'contractStep: contact',
      'contractStep: payment',
      'contractStep: summary',
      'contractStep: success',
      'vouchers: a product',
      'voucherContact: guest',
      'voucherPayment: guest',
      'courseSummaryOption: details are missing',
    ],
    check: async ({ page }) => expect(await findViolations(page)).toEqual([]),
  },
  {
    ...act,
    id: 'accessible-leaving',
    article: 'art. 4, annex I section III(c)',
    demand: 'Canceling and withdrawing meet WCAG 2.2 AA as far as axe can tell.',
    contracts: ['membership'],
    countries: union,
    pages: [
      'contractCancelation: content',
      'contractCancelation: receipt',
      'contractWithdrawal: content',
      'contractWithdrawal: receipt',
    ],
    check: async ({ page }) => expect(await findViolations(page)).toEqual([]),
  },
  {
    ...act,
    id: 'accessible-login',
    article: 'art. 4, annex I section IV(f)',
    demand: 'Logging in and registering meet WCAG 2.2 AA as far as axe can tell.',
    contracts: ['none'],
    countries: union,
    pages: ['login: content', 'login: registration'],
    check: async ({ page }) => expect(await findViolations(page)).toEqual([]),
  },
  {
    ...act,
    id: 'paste-password',
    article: 'annex I section III(c); WCAG 2.2, 3.3.8',
    demand: 'A password can be pasted, and password managers know the fields.',
    contracts: ['none'],
    countries: union,
    pages: ['login: content'],
    async check({ page }) {
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
        'autocomplete',
        'username',
      );
      const password = page.getByLabel('Password');
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
      const isBlocked = await password.evaluate(
        (field) =>
          !field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
      );
      expect(isBlocked).toBe(false);
    },
  },
];
