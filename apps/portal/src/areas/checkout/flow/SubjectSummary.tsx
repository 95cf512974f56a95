import type { Money } from '@studio-portal/sdk/types';
import { Picture } from '@studio-portal/ui/Picture';
import { SummaryCard } from '@studio-portal/ui/SummaryCard';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { familyMessages } from '../../account/family/familyMessages.ts';
import { useActing } from '../../account/family/useActing.ts';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { multiplyMoney } from '../../../lib/dates/money.ts';
import { Period } from '../../../lib/dates/Period.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Item } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';
import type { VoucherShare } from '../payment/useVoucher.ts';
import { voucherMessages } from '../payment/voucherMessages.ts';
import { PriceLabel } from './PriceLabel.tsx';
import { isPayable } from './steps.ts';
import { useCancelationPromise } from './useCancelationPromise.tsx';

interface SubjectSummaryProps {
  item: Item;
  heading: ReactNode;
  /** Name of the offer or the member's benefit; undefined if obvious. */
  pays: string | undefined;
  /** Price of an offer, shown with its terms. */
  price: Money | undefined;
  terms: ReactNode;
  waits: boolean;
  /** Amounts that a voucher pays and leaves due; omitted without one. */
  voucher?: Pick<VoucherShare, 'amount' | 'due'>;
}

/** Summary card beside every step, with the cancelation deadline below the total. */
export function SubjectSummary(props: SubjectSummaryProps) {
  const intl = useIntl();
  const acting = useActing();
  const { studio } = useStudio();
  const { item, heading, pays, price, terms, waits, voucher } = props;
  // A voucher is spent at once, also for a waiting list; the terms above the order button say so.
  const isPaid = price !== undefined && isPayable(price) && !(waits && voucher);
  const promise = useCancelationPromise(item, waits, isPaid);
  const { name, picture, color, when, who = [], where, chosen = [] } = item;
  const line = (message: MessageDescriptor, value: ReactNode) => ({
    label: <FormattedMessage {...message} />,
    value,
  });
  return (
    <SummaryCard
      heading={heading}
      title={name}
      picture={
        picture && (
          <Picture
            small={{ src: picture.url, width: picture.width }}
            width={picture.width}
            height={picture.height}
            {...(color ? { color } : {})}
            alt=""
          />
        )
      }
      {...(when
        ? {
            when: line(flowMessages.when, <Period {...when} zone={studio.zoneId} />),
          }
        : {})}
      more={[
        ...(acting
          ? [
              {
                id: 'whose',
                ...line(familyMessages.whose, acting.firstName),
              },
            ]
          : []),
        ...(who.length > 0 ? [{ id: 'who', ...line(flowMessages.who, intl.formatList(who)) }] : []),
        ...chosen.map(({ label, value }) => ({ id: value, ...line(label, value) })),
      ]}
      {...(where ? { where: line(flowMessages.where, where) } : {})}
      {...(pays === undefined
        ? {}
        : { payment: line(price ? flowMessages.ticket : flowMessages.pays, pays) })}
      {...(price && voucher
        ? {
            parts: [
              { id: 'price', ...line(voucherMessages.price, formatSum(price, intl)) },
              {
                id: 'voucher',
                ...line(voucherMessages.from, formatSum(multiplyMoney(voucher.amount, -1), intl)),
              },
            ],
            total: line(voucherMessages.due, formatSum(voucher.due, intl)),
          }
        : {})}
      {...(price && !voucher
        ? { total: line(flowMessages.total, <PriceLabel price={price} />) }
        : {})}
      note={
        <>
          {price && !waits && <>{terms} </>}
          {promise}
        </>
      }
    />
  );
}
