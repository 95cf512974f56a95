import { getInvoiceDownloadUrl } from '@studio-portal/sdk/api/invoices';
import type { Invoice } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { Tag } from '@studio-portal/ui/Tag';
import { TimedRow } from '@studio-portal/ui/TimedRow';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/browser/notices.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** An invoice as a list row: day, positions, amount, state and download. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { id, invoiceNumber, type, state, date, dueDate, positions, amount, taxAmount } = invoice;
  const { mutate, isPending } = useApiMutation([], {
    mutationFn: () => getInvoiceDownloadUrl(id),
    // The response is an attachment, so the page stays open.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notify({ ...errorNotice(error, intl, studio.zoneId), closeOnClick: true }),
  });
  const day = (options: Intl.DateTimeFormatOptions) =>
    formatDay(fromWire(date), intl.locale, options);
  const tax = formatPrice(taxAmount, intl.locale);
  return (
    <TimedRow
      start={day({ day: 'numeric', month: 'short' })}
      end={day({ year: 'numeric' })}
      title={intl.formatList(positions.map(({ name }) => name))}
      meta={[
        [
          formatPrice(amount, intl.locale),
          ...(taxAmount.amount === 0
            ? []
            : [
                intl.formatMessage(
                  studio.address.countryCode === 'US' ? messages.salesTax : messages.tax,
                  { tax },
                ),
              ]),
          ...(state === 'OPEN'
            ? [intl.formatMessage(messages.due, { day: formatLongDay(dueDate, intl) })]
            : []),
        ].join(' · '),
        invoiceNumber,
      ]}
      badge={
        <Tag>
          <FormattedMessage
            {...(type === 'CREDIT_NOTE'
              ? messages.creditNote
              : state === 'OPEN'
                ? messages.open
                : messages.paid)}
          />
        </Tag>
      }
      action={
        <LoadingButton variant="outlined" loading={isPending} onClick={() => mutate()}>
          <FormattedMessage {...messages.download} />
          <ScreenReaderContext name={invoiceNumber} />
        </LoadingButton>
      }
    />
  );
}
