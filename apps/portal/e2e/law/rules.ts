import type { Country } from './places.ts';
import { matches, type Rule, type Stop } from './Rule.ts';
import { accessibilityRules } from './rules/accessibility.ts';
import { americanRules } from './rules/america.ts';
import { leavingRules } from './rules/leaving.ts';
import { orderButtonRules } from './rules/orderButton.ts';
import { paymentRules } from './rules/payments.ts';
import { priceRules } from './rules/prices.ts';
import { privacyRules } from './rules/privacy.ts';

/** All rules of consumer law. */
export const rules: readonly Rule[] = [
  ...orderButtonRules,
  ...priceRules,
  ...leavingRules,
  ...paymentRules,
  ...privacyRules,
  ...accessibilityRules,
  ...americanRules,
];

/** Returns the rules of a country that apply to a page. */
export const rulesAt = (country: Country, stop: Stop): readonly Rule[] =>
  rules.filter(
    (rule) => rule.countries.includes(country) && rule.pages.some((page) => matches(page, stop)),
  );
