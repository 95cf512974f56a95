import Typography from '@mui/material/Typography';
import type { ContractOfferTerm } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayWords } from '../words/contractWords.ts';
import { endsWithMinimumTerm } from './endsWithMinimumTerm.ts';
import { messages } from './messages.ts';

/**
 * The exit promise before there is a contract: when it ends for whoever cancels on the day of signing, and what they pay in all. The
 * sandbox charges the same (its `exitPromise.test.ts`). Nothing where the notice is longer than the minimum term, or it ends by itself.
 */
export function OfferExit({ term }: { term: ContractOfferTerm }) {
  const intl = useIntl();
  if (!endsWithMinimumTerm(term)) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      <FormattedMessage
        {...messages.exit}
        values={{
          end: dayWords(term.firstEndDate, intl),
          total: formatPrice(term.totalPrice, intl.locale),
        }}
      />
    </Typography>
  );
}
