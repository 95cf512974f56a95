import type { ContractOffer } from '@studio-portal/sdk/types';
import { useIntl } from 'react-intl';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { TickList } from '../../../lib/page/TickList.tsx';
import { formatExtension, formatRecurringPrice } from '../words/contractFormats.ts';
import { messages } from './messages.ts';

/**
 * Lists modules, terms and extension of a membership, then the modules that cost extra. Modules and
 * extension are those of the term with the lowest price.
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
