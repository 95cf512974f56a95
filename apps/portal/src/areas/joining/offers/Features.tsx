import { styled } from '@mui/material/styles';
import type { ContractOffer } from '@studio-portal/sdk/types';
import { Icon } from '@studio-portal/ui/Icon';
import { space } from '@studio-portal/ui/tokens';
import { Check, Plus } from 'lucide';
import { useIntl } from 'react-intl';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { formatExtension, formatRecurringPrice } from '../words/contractFormats.ts';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: space(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space(8) },
  '& svg': { marginTop: space(2), color: theme.vars.palette.primary.main },
  '& [data-optional], & [data-optional] svg': { color: theme.vars.palette.text.secondary },
}));

/**
 * Ticks what a membership includes, how long it binds, and how it ends, at the term with the lowest
 * price; lists modules that cost extra after that.
 */
export function Features({ offer: { terms, lowestTerm } }: { offer: ContractOffer }) {
  const intl = useIntl();
  const lengths = new Set(terms.map(({ term }) => formatTerm(term, intl)));
  const included = [
    ...lowestTerm.modules.filter((module) => module.included).map(({ name }) => name),
    intl.formatMessage(messages.stayFor, {
      terms: intl.formatList([...lengths], { type: 'disjunction' }),
    }),
    formatExtension(lowestTerm.extension, intl),
  ];
  return (
    <List>
      {included.map((name) => (
        <li key={name}>
          <Icon of={Check} size={20} />
          {name}
        </li>
      ))}
      {lowestTerm.modules.map(
        ({ id, name, price, paymentFrequency }) =>
          price && (
            <li key={id} data-optional="">
              <Icon of={Plus} size={20} />
              {intl.formatMessage(messages.optional, {
                name,
                price: formatRecurringPrice(price, paymentFrequency, intl),
              })}
            </li>
          ),
      )}
    </List>
  );
}
