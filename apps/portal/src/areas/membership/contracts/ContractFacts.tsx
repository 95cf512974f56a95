import type { MemberContract } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { useIntl } from 'react-intl';
import { contractMessages } from '../../joining/words/contractMessages.ts';
import { membershipMethods } from '../../checkout/instruments/membershipMethods.ts';
import {
  formatLongDay,
  formatRecurringPrice,
  formatExtension,
} from '../../joining/words/contractFormats.ts';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Price, commitment and payment method of a contract. */
export function ContractFacts({ contract }: { contract: MemberContract }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { price, paymentFrequency, monthlyPrice, flatFeeContracts, extension } = contract;
  const { paymentMethod, mandateReference, maskedIban } = contract;
  // Its state says when it ends.
  const isCanceled = contract.contractEndDate !== null;
  const methodName = intl.formatMessage(membershipMethods[paymentMethod]);
  const facts: Fact[] = [
    [messages.price, formatRecurringPrice(price, paymentFrequency, intl)],
    [messages.perMonth, <strong key="month">{formatPrice(monthlyPrice, intl.locale)}</strong>],
    ...(flatFeeContracts.length > 0
      ? [[messages.fees, <Fees key="fees" contract={contract} />] as const]
      : []),
    [contractMessages.minimumTerm, formatTerm(contract.term, intl)],
    ...(extension.type === 'NONE' || isCanceled
      ? []
      : [[contractMessages.notice, formatTerm(contract.noticePeriod, intl)] as const]),
    ...(isCanceled ? [] : [[contractMessages.after, formatExtension(extension, intl)] as const]),
    [
      contractMessages.payment,
      mandateReference === null
        ? methodName
        : `${methodName}. ${intl.formatMessage(contractMessages.mandate, { reference: mandateReference, iban: maskedIban ?? '' })}`,
    ],
    [contractMessages.studio, contract.studioName],
    [contractMessages.contractNumber, contract.contractNumber],
    [
      contractMessages.signedAt,
      formatInstant(contract.signedAt, intl.locale, studio.zoneId, { dateStyle: 'long' }),
    ],
  ];
  return <FactList facts={facts} />;
}

function Fees({ contract: { flatFeeContracts } }: { contract: MemberContract }) {
  const intl = useIntl();
  return flatFeeContracts.map(({ id, name, price, paymentFrequency, startDate }) => (
    <span key={id} style={{ display: 'block' }}>
      {paymentFrequency === null
        ? intl.formatMessage(messages.feeOnce, {
            name,
            price: formatPrice(price, intl.locale),
            day: formatLongDay(startDate, intl),
          })
        : intl.formatMessage(messages.feeEvery, {
            name,
            price: formatRecurringPrice(price, paymentFrequency, intl),
            day: formatLongDay(startDate, intl),
          })}
    </span>
  ));
}
