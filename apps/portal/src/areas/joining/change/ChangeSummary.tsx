import type { Contract, ReplacedContract } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatLongDay } from '../words/contractFormats.ts';
import { changeMessages as messages } from './changeMessages.ts';

interface ChangeSummaryProps {
  contract: Contract;
  /** The contract that was replaced. */
  replaced: ReplacedContract;
}

/** Summary of a completed change: end of the old contract, start of the new one, and the credit. */
export function ChangeSummary({ contract, replaced }: ChangeSummaryProps) {
  const intl = useIntl();
  const { credit } = replaced;
  return (
    <>
      <FormattedMessage
        {...messages.doneText}
        values={{
          old: replaced.name,
          end: formatLongDay(replaced.contractEndDate, intl),
          name: contract.name,
          start: formatLongDay(contract.startDate, intl),
        }}
      />
      {credit.amount > 0 && (
        <>
          {' '}
          <FormattedMessage
            {...messages.doneCredit}
            values={{ price: formatPrice(credit, intl.locale) }}
          />
        </>
      )}
    </>
  );
}
