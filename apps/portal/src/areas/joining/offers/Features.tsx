import type { ContractOffer } from '@studio-portal/sdk/types';
import { useIntl } from 'react-intl';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { TickList } from '../../../lib/page/TickList.tsx';
import { formatExtension, formatRecurringPrice } from '../words/contractFormats.ts';
import { messages } from './messages.ts';

/**
 * Ticks what a membership includes, how long it binds, and how it ends, at the term with the lowest
 * price; lists modules that cost extra after that.
 */
export function Features({ offer: { terms, lowestTerm } }: { offer: ContractOffer }) {
  const intl = useIntl();
  const { modules, extension } = lowestTerm;
  const lengths = new Set(terms.map(({ term }) => formatTerm(term, intl)));
  return (
    <TickList
      included={[
        ...modules.filter((module) => module.included).map(({ name }) => name),
        intl.formatMessage(messages.stayFor, {
          terms: intl.formatList([...lengths], { type: 'disjunction' }),
        }),
        formatExtension(extension, intl),
      ]}
      extras={modules.flatMap(({ name, price, paymentFrequency }) =>
        price
          ? intl.formatMessage(messages.optional, {
              name,
              price: formatRecurringPrice(price, paymentFrequency, intl),
            })
          : [],
      )}
    />
  );
}
