import Typography from '@mui/material/Typography';
import type { PaymentRequest, PaymentRequestState } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { messages } from './messages.ts';

/** Title and text for each state in which nothing can be paid. */
export const closedTexts = {
  PAID: { title: messages.paid, text: messages.paidText },
  PAID_MEANWHILE: { title: messages.meanwhile, text: messages.meanwhileText },
  EXPIRED: { title: messages.expired, text: messages.expiredText },
  CANCELED: { title: messages.canceled, text: messages.canceledText },
} satisfies Record<
  Exclude<PaymentRequestState, 'OPEN'>,
  { title: MessageDescriptor; text: MessageDescriptor }
>;

/** Says why nothing can be paid here. */
export function ClosedRequest({
  request,
  state,
}: {
  request: PaymentRequest;
  state: keyof typeof closedTexts;
}) {
  const { locale } = useIntl();
  const { amount, paidAt, studio } = request;
  return (
    <Typography>
      <FormattedMessage
        {...closedTexts[state].text}
        values={{
          amount: formatPrice(amount, locale),
          when: paidAt && <Moment at={paidAt} zone={studio.zoneId} inSentence />,
        }}
      />
    </Typography>
  );
}
