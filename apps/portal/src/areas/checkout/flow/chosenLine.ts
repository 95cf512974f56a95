import type { IntlShape } from 'react-intl';
import type { Item } from './Flow.ts';

/** What else was chosen, in one line: "Day: Tue 24 Nov, Quantity: 2"; empty where nothing was. */
export const chosenLine = ({ chosen = [] }: Pick<Item, 'chosen'>, intl: IntlShape): string =>
  chosen.map(({ label, value }) => `${intl.formatMessage(label)}: ${value}`).join(', ');
