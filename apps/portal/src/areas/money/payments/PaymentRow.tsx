import type { Payment } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { Tag } from '@studio-portal/ui/Tag';
import { TimedRow } from '@studio-portal/ui/TimedRow';
import { FormattedMessage, useIntl } from 'react-intl';
import { instrumentName } from '../../checkout/instruments/instrumentName.ts';
import { paymentMethods } from '../../checkout/instruments/paymentMethods.ts';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { paymentAddress } from './paymentAddress.ts';
import { paymentStates } from './paymentStates.ts';

/** A payment as a list row: day, name, payment method, state and amount. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { id, name, studio, amount, state, bookingDate, paymentDetails } = payment;
  const { paymentInstrument, paymentMethod } = paymentDetails;
  const day = (options: Intl.DateTimeFormatOptions) =>
    formatInstant(bookingDate, intl.locale, studio.zoneId, options);
  return (
    <TimedRow
      start={day({ day: 'numeric', month: 'short' })}
      end={day({ year: 'numeric' })}
      title={name}
      href={paymentAddress(studioUuid, id)}
      meta={[
        paymentInstrument
          ? instrumentName(paymentInstrument, intl)
          : intl.formatMessage(paymentMethods[paymentMethod].name),
        studio.name,
      ]}
      badge={
        <Tag>
          <FormattedMessage {...paymentStates[state].name} />
        </Tag>
      }
      action={<strong>{formatPrice(amount, intl.locale)}</strong>}
    />
  );
}
