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
import { formatLongDay, formatExtension } from './contractFormats.ts';
import { formatPayments } from './formatPayments.ts';

type ContractTexts = Omit<DocumentFile, 'locale' | 'color' | 'brand'> & {
  /** Contract number: heading of the page and first fact of the file. */
  reference: readonly [label: string, value: string];
  withdrawal: string;
};

/**
 * Returns the texts of a signed contract, identical on the page, in print and in the file.
 * @param person signer, as far as the page knows
 */
export function useContractTexts(
  contract: Contract,
  person: { firstname: string; lastname: string },
): ContractTexts {
  const intl = useIntl();
  const { studio } = useStudio();
  const format = intl.formatMessage;
  const price = (amount: Contract['price']) => formatPrice(amount, intl.locale);
  const { mandateReference, maskedIban, lastPossibleCancelationDate } = contract;
  const paymentMethod = format(membershipMethods[contract.paymentMethod]);
  const { replaces } = contract;
  const replacedFacts = replaces
    ? [
        [
          format(changeMessages.instead),
          `${replaces.name}, ${replaces.contractNumber}, ${format(changeMessages.until, { day: formatLongDay(replaces.contractEndDate, intl) })}`,
        ] as const,
        ...(replaces.credit.amount > 0
          ? [[format(changeMessages.credit), price(replaces.credit)] as const]
          : []),
      ]
    : [];
  const withdrawal = format(signMessages.withdrawUntil, {
    day: formatLongDay(contract.withdrawalEndDate, intl),
  });
  return {
    title: contract.name,
    subtitle: [studio.name, ...addressLines(studio.address)].join(', '),
    reference: [format(contractMessages.contractNumber), contract.contractNumber],
    facts: [
      ...replacedFacts,
      [format(signMessages.signedBy), `${person.firstname} ${person.lastname}`],
      [
        format(contractMessages.signedAt),
        formatInstant(contract.signedAt, intl.locale, studio.zoneId, {
          dateStyle: 'long',
          timeStyle: 'short',
        }),
      ],
      [format(contractMessages.minimumTerm), formatTerm(contract.term, intl)],
      [format(contractMessages.start), formatLongDay(contract.startDate, intl)],
      [format(contractMessages.use), formatLongDay(contract.contractStartDateOfUse, intl)],
      [format(contractMessages.firstEnd), formatLongDay(contract.endDate, intl)],
      ...(lastPossibleCancelationDate
        ? [
            [
              format(contractMessages.cancelBy),
              formatLongDay(lastPossibleCancelationDate, intl),
            ] as const,
          ]
        : []),
      [format(contractMessages.after), formatExtension(contract.extension, intl)],
      [
        format(contractMessages.payment),
        mandateReference === null
          ? paymentMethod
          : `${paymentMethod}. ${format(contractMessages.mandate, { reference: mandateReference, iban: maskedIban ?? '' })}`,
      ],
    ],
    price: {
      title: format(messages.price),
      lines: [
        ...contract.lines.map((line) => ({
          name: line.name,
          how: formatPayments(line, intl),
          total: price(line.totalPrice),
        })),
        {
          name: format(contractMessages.total),
          how: '',
          total: price(contract.totalPrice),
          sum: true,
        },
        { name: format(messages.perMonth), how: '', total: price(contract.monthlyPrice) },
      ],
    },
    notes: [withdrawal],
    withdrawal,
  };
}
