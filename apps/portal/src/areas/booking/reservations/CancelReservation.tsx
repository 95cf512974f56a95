import { useCancelCheckinReservation } from '@studio-portal/sdk/api/checkin-reservations';
import type { CheckinReservation } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { cancelMessages } from '../bookings/cancelMessages.ts';
import { now } from '../../../lib/dates/dates.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { messages } from './listMessages.ts';

/**
 * Cancels a reservation after a confirmation that names the fee, if it costs one by now. Once it is
 * too late or the visit has started, it says so instead.
 */
export function CancelReservation({ reservation }: { reservation: CheckinReservation }) {
  const intl = useIntl();
  const confirm = useConfirm();
  const present = useNow();
  const { mutateAsync, isPending } = useCancelCheckinReservation();
  const run = useNotifiedAction(reservation.studio.zoneId);
  const { id, cancelableUntil, freeCancelationUntil, startDateTime, studio } = reservation;
  if (startDateTime <= present) return <FormattedMessage {...messages.started} />;
  if (!cancelableUntil || cancelableUntil <= present)
    return <FormattedMessage {...cancelMessages.tooLate} />;

  const when = formatMoment(startDateTime, intl.locale, studio.zoneId, { inSentence: true });
  const formatFee = () => {
    const { fee } = reservation.lateCancelation;
    if (!fee || !freeCancelationUntil || freeCancelationUntil >= now()) return '';
    return intl.formatMessage(cancelMessages.fee, { fee: formatPrice(fee, intl.locale) });
  };
  const handleClick = () =>
    run(() =>
      confirm({
        title: intl.formatMessage(messages.cancelQuestion),
        content: `${intl.formatMessage(messages.cancelText, { when })} ${formatFee()}`.trim(),
        confirmLabel: intl.formatMessage(messages.cancel),
        cancelLabel: intl.formatMessage(messages.keep),
        tone: 'danger',
        action: async () => {
          await mutateAsync({ id });
          // The deadline may have passed while the dialog was open.
          return { title: intl.formatMessage(messages.done), content: formatFee() };
        },
      }),
    );
  return (
    <LoadingButton variant="outlined" loading={isPending} onClick={handleClick}>
      <FormattedMessage {...messages.cancel} />
      <ScreenReaderContext name={when} />
    </LoadingButton>
  );
}
