import {
  cancelPublicCalendarItem,
  getCancelationRuleInfo,
  getPublicCancelationRuleInfo,
} from '@studio-portal/sdk/api/calendar';
import { cancelMyCalendarItem } from '@studio-portal/sdk/api/my-calendar';
import type { CalendarItem, CancelationRuleInfo } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { recoverLostFocus } from '../../../lib/focus/recoverLostFocus.ts';
import { now } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/browser/notices.ts';
import { cancelMessages } from './cancelMessages.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';

const booked = {
  question: cancelMessages.cancelQuestion,
  text: cancelMessages.cancelText,
  confirm: cancelMessages.confirm,
  keep: cancelMessages.keep,
  done: cancelMessages.done,
};

/** Who waits has no booking to cancel: leaving the list has words of its own. */
const waiting = {
  question: cancelMessages.leaveQuestion,
  text: cancelMessages.leaveText,
  confirm: cancelMessages.leave,
  keep: cancelMessages.stay,
  done: cancelMessages.left,
};

/** The calls on a booking of an account, and on one that was made without: whoever knows its uuid may cancel it. */
const callsOf = {
  account: {
    operations: ['cancelMyCalendarItem'],
    rule: getCancelationRuleInfo,
    cancel: cancelMyCalendarItem,
  },
  guest: {
    operations: ['cancelPublicCalendarItem'],
    rule: getPublicCancelationRuleInfo,
    cancel: cancelPublicCalendarItem,
  },
} as const;

/** Cancels a booking after telling what that does: who gets the place, what comes back (legal: "before confirming"). */
export function CancelButton({
  item,
  of = 'account',
}: {
  item: CalendarItem;
  of?: keyof typeof callsOf;
}) {
  const intl = useIntl();
  const confirm = useConfirm();
  const [asking, setAsking] = useState(false);
  const { operations, rule: askRule, cancel } = callsOf[of];
  const { mutateAsync, isPending } = useApiMutation(operations, {
    mutationFn: () => cancel(item.uuid),
  });
  const { uuid, name, onWaitingList, cancelableUntil, studio } = item;
  const words = onWaitingList ? waiting : booked;
  if (!cancelableUntil || cancelableUntil <= now())
    return <FormattedMessage {...cancelMessages.tooLate} />;

  const returned = ({ refund, releasesEntitlement }: CancelationRuleInfo) =>
    [
      ...(refund
        ? [intl.formatMessage(cancelMessages.refund, { price: formatPrice(refund, intl.locale) })]
        : []),
      ...(releasesEntitlement ? [intl.formatMessage(cancelMessages.released)] : []),
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
      const rule = await askRule(uuid).finally(() => setAsking(false));
      const done = await confirm({
        title: intl.formatMessage(words.question, { name }),
        content: explain(rule),
        confirmLabel: intl.formatMessage(words.confirm),
        cancelLabel: intl.formatMessage(words.keep),
        tone: 'danger',
        action: () => mutateAsync(),
      });
      if (done)
        notify({
          type: 'success',
          title: intl.formatMessage(words.done, { name }),
          content: returned(rule),
        });
    } catch (error) {
      notify({ ...errorNotice(error, intl, studio.zoneId), closeOnClick: true });
    }
    recoverLostFocus();
  };

  return (
    <LoadingButton variant="outlined" loading={asking || isPending} onClick={() => void ask()}>
      <FormattedMessage {...(onWaitingList ? cancelMessages.leave : cancelMessages.cancel)} />
      <ScreenReaderContext name={name} />
    </LoadingButton>
  );
}
