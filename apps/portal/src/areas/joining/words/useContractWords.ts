import { contractMessages } from './contractMessages.ts';
import type { Contract } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { useIntl } from 'react-intl';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { DocumentFile } from '../../../lib/pdf/documentPdf.ts';
import { membershipMethods } from '../../checkout/instruments/membershipMethods.ts';
import { changeMessages } from '../change/changeMessages.ts';
import { messages } from '../offers/messages.ts';
import { signMessages } from '../signing/signMessages.ts';
import { dayWords, extensionWords } from './contractWords.ts';
import { paymentsWords } from './paymentsWords.ts';

type ContractWords = Omit<DocumentFile, 'locale' | 'color' | 'brand'> & {
  /** Its number, which heads the page and is the first fact of the file. */
  reference: readonly [label: string, value: string];
  withdrawal: string;
};

/** A signed contract in words: the same on the page, on paper and in its file. @param person whose it is, as far as this page knows */
export function useContractWords(
  contract: Contract,
  person: { firstname: string; lastname: string },
): ContractWords {
  const intl = useIntl();
  const { studio } = useStudio();
  const say = intl.formatMessage;
  const price = (amount: Contract['price']) => formatPrice(amount, intl.locale);
  const { mandateReference, maskedIban, lastPossibleCancelationDate } = contract;
  const isPaidBy = say(membershipMethods[contract.paymentMethod]);
  const { replaces } = contract;
  const replacedFacts = replaces
    ? [
        [
          say(changeMessages.instead),
          `${replaces.name}, ${replaces.contractNumber}, ${say(changeMessages.until, { day: dayWords(replaces.contractEndDate, intl) })}`,
        ] as const,
        ...(replaces.credit.amount > 0
          ? [[say(changeMessages.credit), price(replaces.credit)] as const]
          : []),
      ]
    : [];
  const withdrawal = say(signMessages.withdrawUntil, {
    day: dayWords(contract.withdrawalEndDate, intl),
  });
  return {
    title: contract.name,
    subtitle: [studio.name, ...addressLines(studio.address)].join(', '),
    reference: [say(contractMessages.contractNumber), contract.contractNumber],
    facts: [
      ...replacedFacts,
      [say(signMessages.signedBy), `${person.firstname} ${person.lastname}`],
      [
        say(contractMessages.signedAt),
        formatInstant(contract.signedAt, intl.locale, studio.zoneId, {
          dateStyle: 'long',
          timeStyle: 'short',
        }),
      ],
      [say(contractMessages.minimumTerm), formatTerm(contract.term, intl)],
      [say(contractMessages.start), dayWords(contract.startDate, intl)],
      [say(contractMessages.use), dayWords(contract.contractStartDateOfUse, intl)],
      [say(contractMessages.firstEnd), dayWords(contract.endDate, intl)],
      ...(lastPossibleCancelationDate
        ? [[say(contractMessages.cancelBy), dayWords(lastPossibleCancelationDate, intl)] as const]
        : []),
      [say(contractMessages.after), extensionWords(contract.extension, intl)],
      [
        say(contractMessages.payment),
        mandateReference === null
          ? isPaidBy
          : `${isPaidBy}. ${say(contractMessages.mandate, { reference: mandateReference, iban: maskedIban ?? '' })}`,
      ],
    ],
    price: {
      title: say(messages.price),
      lines: [
        ...contract.lines.map((line) => ({
          name: line.name,
          how: paymentsWords(line, intl),
          total: price(line.totalPrice),
        })),
        {
          name: say(contractMessages.total),
          how: '',
          total: price(contract.totalPrice),
          sum: true,
        },
        { name: say(messages.perMonth), how: '', total: price(contract.monthlyPrice) },
      ],
    },
    notes: [withdrawal],
    withdrawal,
  };
}
