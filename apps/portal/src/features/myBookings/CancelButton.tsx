import Button from '@mui/material/Button';
import { useCancelMyCalendarItem } from '@studio-portal/sdk/api/my-calendar';
import { getCancelationRuleInfo } from '@studio-portal/sdk/api/calendar';
import type { CalendarItem, CancelationRuleInfo } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText } from '../../lib/apiErrors/useErrorText.ts';
import { catchFocus } from '../../lib/catchFocus.ts';
import { formatInstant, now } from '../../lib/dates.ts';
import { notify } from '../../lib/notices.ts';
import { messages } from './messages.ts';

/** Cancels a booking after telling what that does: who gets the place, what comes back (legal: "before confirming"). */
export function CancelButton({ item }: { item: CalendarItem }) {
  const intl = useIntl();
  const confirm = useConfirm();
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useCancelMyCalendarItem();
  const { uuid, name, onWaitingList, cancelableUntil, studio } = item;
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
      intl.formatMessage(onWaitingList ? messages.leaveText : messages.cancelText, {
        when: formatInstant(item.startDateTime, intl.locale, studio.zoneId, {
          dateStyle: 'full',
          timeStyle: 'short',
        }),
      }),
      returned(rule),
    ].join(' ');

  const ask = async () => {
    setAsking(true);
    try {
      const rule = await getCancelationRuleInfo(uuid).finally(() => setAsking(false));
      const done = await confirm({
        title: intl.formatMessage(messages.cancelQuestion, { name }),
        content: explain(rule),
        confirmLabel: intl.formatMessage(onWaitingList ? messages.leave : messages.confirm),
        cancelLabel: intl.formatMessage(messages.keep),
        tone: 'danger',
        action: () => mutateAsync({ uuid }),
      });
      if (done)
        notify({
          type: 'success',
          title: intl.formatMessage(messages.done, { name }),
          content: returned(rule),
        });
    } catch (error) {
      notify({
        type: 'error',
        title: errorText(error, intl, studio.zoneId).title,
        closeOnClick: true,
      });
    }
    catchFocus();
  };

  return (
    <Button variant="outlined" loading={asking || isPending} onClick={() => void ask()}>
      <FormattedMessage {...(onWaitingList ? messages.leave : messages.cancel)} />
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}
