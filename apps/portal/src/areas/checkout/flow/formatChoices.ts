import type { IntlShape } from 'react-intl';
import type { Item } from './Flow.ts';

/** Joins the other choices in one line: "Day: Tue 24 Nov, Quantity: 2"; empty if there are none. */
export const formatChoices = ({ chosen = [] }: Pick<Item, 'chosen'>, intl: IntlShape): string =>
  chosen.map(({ label, value }) => `${intl.formatMessage(label)}: ${value}`).join(', ');
