import type { TermUnit } from '@studio-portal/sdk/types';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { formatTermName } from './formatTermName.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });

const unit = (term: number, termUnit: TermUnit) => ({ term, termUnit });
const year = unit(1, 'YEAR');
const twelve = unit(12, 'MONTH');

test.for([
  ['12 months', twelve, unit(1, 'MONTH'), [unit(24, 'MONTH')]],
  ['12 months, paid monthly', twelve, unit(1, 'MONTH'), [twelve]],
  ['12 months, paid every 2 weeks', twelve, unit(2, 'WEEK'), [twelve]],
  ['12 months, paid at once', twelve, year, [twelve, unit(24, 'MONTH')]],
  ['1 year, paid at once', year, twelve, [twelve]],
] as const)('names a term "%s"', ([name, term, paymentFrequency, others]) => {
  const named = { id: 1, term, paymentFrequency };
  const terms = [named, ...others.map((other, at) => ({ ...named, id: at + 2, term: other }))];
  expect(formatTermName(named, terms, intl)).toBe(name);
});
