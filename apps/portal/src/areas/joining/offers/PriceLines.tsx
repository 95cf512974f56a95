import { contractMessages } from '../words/contractMessages.ts';
import { formatPayments } from '../words/formatPayments.ts';
import { styled } from '@mui/material/styles';
import type { ContractPreview } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { fontWeights, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from './messages.ts';

const Lines = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: space(12),
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space(16),
  },
  '& dt': { minWidth: 0, overflowWrap: 'anywhere' },
  '& dt small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
  '& [data-total]': {
    ...theme.typography.subtitle1,
    fontWeight: fontWeights.bold,
    paddingTop: space(12),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

type PricedContract = Pick<ContractPreview, 'lines' | 'totalPrice' | 'monthlyPrice' | 'term'>;

/**
 * All costs of a contract over its minimum term, line by line, with the total that they add up to
 * (legal: total price).
 */
export function PriceLines({ priced }: { priced: PricedContract }) {
  const intl = useIntl();
  const { locale } = intl;
  const { lines, totalPrice, monthlyPrice, term } = priced;
  return (
    <Lines>
      {lines.map((line) => {
        const how = formatPayments(line, intl);
        return (
          <div key={`${line.type} ${line.name} ${line.startDate.toJSON()}`}>
            <dt>
              {line.name}
              {how !== '' && (
                <>
                  <br />
                  <small>{how}</small>
                </>
              )}
            </dt>
            <dd>{formatPrice(line.totalPrice, locale)}</dd>
          </div>
        );
      })}
      <div data-total="">
        <dt>
          <FormattedMessage
            {...contractMessages.totalOver}
            values={{ term: formatTerm(term, intl) }}
          />
        </dt>
        <dd>{formatPrice(totalPrice, locale)}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...messages.perMonth} />
        </dt>
        <dd>{formatPrice(monthlyPrice, locale)}</dd>
      </div>
    </Lines>
  );
}
