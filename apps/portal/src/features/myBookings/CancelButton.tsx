import { useCancelMyCalendarItem } from '@studio-portal/sdk/api/my-calendar';
import { getCancelationRuleInfo } from '@studio-portal/sdk/api/calendar';
import type { CalendarItem, CancelationRuleInfo } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorNotice } from '../../lib/apiErrors/errorNotice.tsx';
import { catchFocus } from '../../lib/focus/catchFocus.ts';
import { now } from '../../lib/dates.ts';
import { notify } from '../../lib/notices.ts';
import { messages } from './messages.ts';
import { formatMoment } from '../../lib/moments.ts';
import { OfWhat } from '../../lib/OfWhat.tsx';

const booked = {
  question: messages.cancelQuestion,
  text: messages.cancelText,
  confirm: messages.confirm,
  keep: messages.keep,
  done: messages.done,
};

/** Who waits has no booking to cancel: leaving the list has words of its own. */
const waiting = {
  question: messages.leaveQuestion,
  text: messages.leaveText,
  confirm: messages.leave,
  keep: messages.stay,
  done: messages.left,
};

/** Cancels a booking after telling what that does: who gets the place, what comes back (legal: "before confirming"). */
export function CancelButton({ item }: { item: CalendarItem }) {
  const intl = useIntl();
  const confirm = useConfirm();
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useCancelMyCalendarItem();
  const { uuid, name, onWaitingList, cancelableUntil, studio } = item;
  const words = onWaitingList ? waiting : booked;
  if (!cancelableUntil || cancelableUntil <= now())
    return <FormattedMessage {...messages.tooLate} />;

  const returned = ({ refund, releasesEntitlement }: CancelationRuleInfo) =>
    [
      ...(refund
        ? [intl.formatMessage(messages.refund, { price: formatPrice(refund, intl.locale) })]
        : []),
      ...(releasesEntitlement ? [intl.formatMessage(messages.released)] : []),
    ].join(' ');
  const explain = (rule: CancelationRuleInfo) =>
    [
      intl.formatMessage(words.text, {
        when: formatMoment(item.startDateTime, intl.locale, studio.zoneId, { inSentence: true }),
      }),
      returned(rule),
    ].join(' ');

  const ask = async () => {
    setAsking(true);
    try {
      const rule = await getCancelationRuleInfo(uuid).finally(() => setAsking(false));
      const done = await confirm({
        title: intl.formatMessage(words.question, { name }),
        content: explain(rule),
        confirmLabel: intl.formatMessage(words.confirm),
        cancelLabel: intl.formatMessage(words.keep),
        tone: 'danger',
        action: () => mutateAsync({ uuid }),
      });
      if (done)
        notify({
          type: 'success',
          title: intl.formatMessage(words.done, { name }),
          content: returned(rule),
        });
    } catch (error) {
      notify(errorNotice(error, intl, studio.zoneId));
    }
    catchFocus();
  };

  return (
    <LoadingButton variant="outlined" loading={asking || isPending} onClick={() => void ask()}>
      <FormattedMessage {...(onWaitingList ? messages.leave : messages.cancel)} />
      <OfWhat name={name} />
    </LoadingButton>
  );
}
