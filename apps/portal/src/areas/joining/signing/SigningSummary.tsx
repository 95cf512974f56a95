import { contractMessages } from '../words/contractMessages.ts';
import { Picture } from '@studio-portal/ui/Picture';
import { SummaryCard } from '@studio-portal/ui/SummaryCard';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { changeMessages } from '../change/changeMessages.ts';
import { voucherMessages } from '../../checkout/payment/voucherMessages.ts';
import { messages } from '../offers/messages.ts';
import { formatVoucher } from '../words/formatVoucher.ts';
import { formatLongDay, formatExtension } from '../words/contractFormats.ts';
import type { usePreview } from './usePreview.ts';
import type { Signing } from './useSigning.tsx';

interface SigningSummaryProps {
  signing: Signing;
  /** Price preview; its data is undefined while loading. */
  preview: { data: ReturnType<typeof usePreview>['data']; isError: boolean };
  /**
   * True if the card lists the price lines; false on the last step, which lists them above the
   * order button.
   */
  itemized: boolean;
}

/** Summary of the membership next to every step: term, dates, total and monthly price. */
export function SigningSummary({ signing, preview, itemized }: SigningSummaryProps) {
  const intl = useIntl();
  const { offer, term } = signing;
  const { data, isError } = preview;
  const line = (label: MessageDescriptor, value: string) => ({
    id: String(label.id),
    label: <FormattedMessage {...label} />,
    value,
  });
  const price = data && formatPrice(data.totalPrice, intl.locale);
  const lines = itemized && data ? data.lines : [];
  return (
    <SummaryCard
      heading={<FormattedMessage {...messages.yours} />}
      title={offer.name}
      picture={
        offer.image && (
          <Picture
            small={{ src: offer.image.url, width: offer.image.width }}
            width={offer.image.width}
            height={offer.image.height}
            alt=""
          />
        )
      }
      more={[
        line(contractMessages.minimumTerm, formatTerm(term.term, intl)),
        ...(data
          ? [
              line(contractMessages.start, formatLongDay(data.contractStartDate, intl)),
              ...(data.contractStartDateOfUse < data.contractStartDate
                ? [line(contractMessages.use, formatLongDay(data.contractStartDateOfUse, intl))]
                : []),
              line(contractMessages.firstEnd, formatLongDay(data.firstEndDate, intl)),
              ...(data.upgrade && data.upgrade.credit.amount > 0
                ? [line(changeMessages.credit, formatPrice(data.upgrade.credit, intl.locale))]
                : []),
              line(messages.firstPayment, formatPrice(data.firstPayment, intl.locale)),
              ...(data.voucher
                ? [
                    line(voucherMessages.from, formatVoucher(data.voucher, intl)),
                    line(messages.firstPaymentDue, formatSum(data.firstPaymentDue, intl)),
                  ]
                : []),
              line(messages.perMonth, formatPrice(data.monthlyPrice, intl.locale)),
            ]
          : []),
      ]}
      parts={lines.map(({ type, name, totalPrice, startDate }) => ({
        id: `${type} ${name} ${startDate.toJSON()}`,
        label: name,
        value: formatPrice(totalPrice, intl.locale),
      }))}
      total={{
        label: (
          <FormattedMessage
            {...contractMessages.totalOver}
            values={{ term: formatTerm(term.term, intl) }}
          />
        ),
        value: price ?? (
          <FormattedMessage {...(isError ? messages.priceFailed : messages.priceLoading)} />
        ),
      }}
      note={
        <>
          {formatExtension(term.extension, intl)}
          {'. '}
          {data && (
            <FormattedMessage
              {...messages.withdrawal}
              values={{ day: formatLongDay(data.withdrawalEndDate, intl) }}
            />
          )}
        </>
      }
    />
  );
}
