import { styled } from '@mui/material/styles';
import type { ContractOfferTerm, Money } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { fontWeights } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { contractMessages } from '../words/contractMessages.ts';
import { messages } from './messages.ts';
import { isUnderAMonth } from './termLength.ts';

const Prices = styled('div')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& p': { ...theme.typography.body2, margin: 0, fontWeight: fontWeights.medium },
  '& p:first-of-type': theme.typography.body1,
  '& strong': { ...theme.typography.h1, lineHeight: 1.2 },
}));

interface TermPriceProps {
  term: Pick<ContractOfferTerm, 'term' | 'monthlyPrice' | 'totalPrice'>;
  /** True for the cheapest of several terms. */
  isLowest?: boolean;
}

/**
 * Monthly price of a term with its total below, both with all fees (legal: total price). A term
 * under a month leads with the total, since its monthly price is never paid.
 */
export function TermPrice({ term, isLowest = false }: TermPriceProps) {
  const intl = useIntl();
  const leadsWithTotal = isUnderAMonth(term.term);
  const format = (price: Money, leads: boolean) => {
    const text = formatPrice(price, intl.locale);
    return leads ? <strong>{text}</strong> : text;
  };
  const monthly = (
    <p key="monthly">
      <FormattedMessage
        {...(isLowest ? messages.from : contractMessages.aMonth)}
        values={{ price: format(term.monthlyPrice, !leadsWithTotal) }}
      />
    </p>
  );
  const total = (
    <p key="total">
      <FormattedMessage
        {...messages.totalFor}
        values={{
          total: format(term.totalPrice, leadsWithTotal),
          term: formatTerm(term.term, intl),
        }}
      />
    </p>
  );
  return <Prices>{leadsWithTotal ? [total, monthly] : [monthly, total]}</Prices>;
}
