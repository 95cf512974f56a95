import Typography from '@mui/material/Typography';
import type { ContractOfferTerm } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatLongDay } from '../words/contractFormats.ts';
import { endsWithMinimumTerm } from './endsWithMinimumTerm.ts';
import { messages } from './messages.ts';

/**
 * Exit promise before signing: states when the contract ends if it is canceled on the day of
 * signing, and the total cost until then. The sandbox charges the same amount (its
 * `cancelationPromise.test.ts`). Renders nothing if the notice period exceeds the minimum term or the
 * contract ends by itself.
 */
export function OfferExit({ term }: { term: ContractOfferTerm }) {
  const intl = useIntl();
  if (!endsWithMinimumTerm(term)) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      <FormattedMessage
        {...messages.exit}
        values={{
          end: formatLongDay(term.firstEndDate, intl),
          total: formatPrice(term.totalPrice, intl.locale),
        }}
      />
    </Typography>
  );
}
