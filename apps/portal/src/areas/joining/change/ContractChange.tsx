import Typography from '@mui/material/Typography';
import type { ContractUpgradePreview, Money } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { contractMessages } from '../words/contractMessages.ts';
import { formatLongDay } from '../words/contractFormats.ts';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages as offerMessages } from '../offers/messages.ts';
import { changeMessages as messages } from './changeMessages.ts';

/**
 * Effects of a change on the current contract: its last day, the difference in monthly price,
 * remaining charges and the credit.
 */
export function ContractChange({ upgrade }: { upgrade: ContractUpgradePreview }) {
  const intl = useIntl();
  const { currentName, currentEndDate, currentMonthlyPrice, stillCharged, credit, preview } =
    upgrade;
  const price = (amount: Money) => formatPrice(amount, intl.locale);
  const monthly = (amount: Money) =>
    intl.formatMessage(contractMessages.aMonth, { price: price(amount) });
  const facts: Fact[] = [
    [
      messages.endsWith,
      <span key="old">
        {currentName}, {monthly(currentMonthlyPrice)}
        <br />
        <FormattedMessage
          {...messages.lastDay}
          values={{ day: formatLongDay(currentEndDate, intl) }}
        />
      </span>,
    ],
    [
      messages.beginsWith,
      <span key="new">
        {preview.name}, {monthly(preview.monthlyPrice)}
        <br />
        <FormattedMessage
          {...messages.firstDay}
          values={{ day: formatLongDay(preview.contractStartDate, intl) }}
        />
        <br />
        <FormattedMessage
          {...offerMessages.totalFor}
          values={{ total: price(preview.totalPrice), term: formatTerm(preview.term, intl) }}
        />
      </span>,
    ],
    [messages.difference, <PriceDifference key="difference" upgrade={upgrade} />],
    ...(stillCharged.amount > 0 ? [[messages.stillCharged, price(stillCharged)] as const] : []),
    [messages.credit, credit.amount > 0 ? <strong key="credit">{price(credit)}</strong> : noCredit],
  ];
  return (
    <Panel>
      <Typography variant="h3" component="h2">
        <FormattedMessage {...messages.changes} />
      </Typography>
      <FactList facts={facts} />
      {credit.amount > 0 && (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...messages.creditHow} />
        </Typography>
      )}
    </Panel>
  );
}

const noCredit = <FormattedMessage {...messages.noCredit} />;

function PriceDifference({ upgrade }: { upgrade: ContractUpgradePreview }) {
  const { locale } = useIntl();
  const { amount, ...money } = upgrade.monthlyPriceDifference;
  if (amount === 0) return <FormattedMessage {...messages.same} />;
  const price = formatPrice({ ...money, amount: Math.abs(amount) }, locale);
  return <FormattedMessage {...(amount > 0 ? messages.more : messages.less)} values={{ price }} />;
}
