/**
 * Countries with the rules of the Consumer Rights Directive: the European Economic Area (2011/83/EU)
 * and Great Britain (SI 2013/3134).
 */
const countries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/** Tells whether the law of a country prescribes the label of the order button, and gives 14 days to withdraw. */
export const hasConsumerRights = (countryCode: string): boolean => countries.has(countryCode);
