import { useCancelCheckinReservation } from '@studio-portal/sdk/api/checkin-reservations';
import type { CheckinReservation } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { recoverLostFocus } from '../../../lib/focus/recoverLostFocus.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { notify } from '../../../lib/browser/notices.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { messages } from './listMessages.ts';

/** Cancels a reservation after a confirmation; once the visit has started, it says so instead. */
export function CancelReservation({ reservation }: { reservation: CheckinReservation }) {
  const intl = useIntl();
  const confirm = useConfirm();
  const present = useNow();
  const { mutateAsync, isPending } = useCancelCheckinReservation();
  const { id, cancelableUntil, startDateTime, studio } = reservation;
  if (!cancelableUntil || cancelableUntil <= present)
    return <FormattedMessage {...messages.started} />;

  const when = formatMoment(startDateTime, intl.locale, studio.zoneId, { inSentence: true });
  const handleClick = async () => {
    try {
      const done = await confirm({
        title: intl.formatMessage(messages.cancelQuestion),
        content: intl.formatMessage(messages.cancelText, { when }),
        confirmLabel: intl.formatMessage(messages.cancel),
        cancelLabel: intl.formatMessage(messages.keep),
        tone: 'danger',
        action: () => mutateAsync({ id }),
      });
      if (done) notify({ type: 'success', title: intl.formatMessage(messages.done) });
    } catch (error) {
      notify(errorNotice(error, intl, studio.zoneId));
    }
    recoverLostFocus();
  };
  return (
    <LoadingButton variant="outlined" loading={isPending} onClick={() => void handleClick()}>
      <FormattedMessage {...messages.cancel} />
      <ScreenReaderContext name={when} />
    </LoadingButton>
  );
}
