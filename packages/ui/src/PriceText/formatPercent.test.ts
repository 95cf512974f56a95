import { expect, it } from 'vitest';
import { formatPercent } from './formatPercent.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  [12.5, 'en-GB', '12.5%'],
  [12.5, 'de-DE', '12,5 %'],
  [12.54, 'en-GB', '12.5%'],
  [12.96, 'en-GB', '13%'],
  [19, 'de-DE', '19 %'],
  [0, 'en-GB', '0%'],
  [-3.3, 'en-GB', '-3.3%'],
  [1250, 'en-US', '1,250%'],
])('shows %d in %s as %s', (percent, locale, text) => {
  expect(plain(formatPercent(percent, locale))).toBe(text);
});
