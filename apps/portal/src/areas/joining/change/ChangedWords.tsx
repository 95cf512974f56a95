import type { Contract, ReplacedContract } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayWords } from '../words/contractWords.ts';
import { changeMessages as messages } from './changeMessages.ts';

interface ChangedWordsProps {
  contract: Contract;
  /** The contract whose place it took. */
  replaced: ReplacedContract;
}

/** What became of both contracts: which one ends when, which begins, and what is credited. */
export function ChangedWords({ contract, replaced }: ChangedWordsProps) {
  const intl = useIntl();
  const { credit } = replaced;
  return (
    <>
      <FormattedMessage
        {...messages.doneText}
        values={{
          old: replaced.name,
          end: dayWords(replaced.contractEndDate, intl),
          name: contract.name,
          start: dayWords(contract.startDate, intl),
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
