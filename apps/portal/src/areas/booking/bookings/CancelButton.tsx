import {
  cancelPublicCalendarItem,
  getCancelationRuleInfo,
  getGetCancelationRuleInfoQueryKey,
  getPublicCancelationRuleInfo,
} from '@studio-portal/sdk/api/calendar';
import { cancelMyCalendarItem } from '@studio-portal/sdk/api/my-calendar';
import type { CalendarItem, CancelationRuleInfo } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { now } from '../../../lib/dates/dates.ts';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { cancelMessages } from './cancelMessages.ts';
import { formatVoucherRefund } from './formatVoucherRefund.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';

const bookingTexts = {
  question: cancelMessages.cancelQuestion,
  text: cancelMessages.cancelText,
  confirm: cancelMessages.confirm,
  keep: cancelMessages.keep,
  done: cancelMessages.done,
};

/** On a waiting list there is no booking to cancel yet, so the texts speak of leaving the list. */
const waitingListTexts = {
  question: cancelMessages.leaveQuestion,
  text: cancelMessages.leaveText,
  confirm: cancelMessages.leave,
  keep: cancelMessages.stay,
  done: cancelMessages.left,
};

/**
 * Loads the rule of one of the account's bookings, which may be at another chain than this page.
 * Bookings of a family member are only available at this chain.
 */
function loadAccountRule(uuid: string): Promise<CancelationRuleInfo> {
  const [operation, scope] = getGetCancelationRuleInfoQueryKey(uuid);
  const tenant = scope.actingFor ? scope.tenant : undefined;
  return getCancelationRuleInfo(uuid, { queryKey: [operation, { ...scope, tenant }] });
}

/** Calls by owner. A guest's booking can be canceled with its uuid alone. */
const cancelCalls = {
  account: {
    operations: ['cancelMyCalendarItem'],
    rule: loadAccountRule,
    cancel: cancelMyCalendarItem,
  },
  guest: {
    operations: ['cancelPublicCalendarItem'],
    rule: getPublicCancelationRuleInfo,
    cancel: cancelPublicCalendarItem,
  },
} as const;

/**
 * Cancels a booking. The confirmation says first that the place is given away, and what is
 * refunded, returned or charged (legal: "before confirming").
 */
export function CancelButton({
  item,
  owner = 'account',
}: {
  item: CalendarItem;
  owner?: keyof typeof cancelCalls;
}) {
  const intl = useIntl();
  const confirm = useConfirm();
  const run = useNotifiedAction(item.studio.zoneId);
  const [isLoadingRule, setLoadingRule] = useState(false);
  const { operations, rule: loadRule, cancel } = cancelCalls[owner];
  const { mutateAsync, isPending } = useApiMutation(operations, {
    mutationFn: () => cancel(item.uuid),
  });
  const { uuid, name, onWaitingList, cancelableUntil, studio } = item;
  const texts = onWaitingList ? waitingListTexts : bookingTexts;
  if (!cancelableUntil || cancelableUntil <= now())
    return <FormattedMessage {...cancelMessages.tooLate} />;

  const when = formatMoment(item.startDateTime, intl.locale, studio.zoneId, { inSentence: true });
  const formatReturned = (rule: CancelationRuleInfo, tense: 'due' | 'done') => {
    const { refund, voucherRefund, releasesEntitlement, fee, forfeits } = rule;
    return [
      ...(refund
        ? [intl.formatMessage(cancelMessages.refund, { price: formatPrice(refund, intl.locale) })]
        : []),
      ...(voucherRefund ? [formatVoucherRefund(voucherRefund, tense, intl)] : []),
      ...(releasesEntitlement ? [intl.formatMessage(cancelMessages.released)] : []),
      ...(fee
        ? [intl.formatMessage(cancelMessages.fee, { fee: formatPrice(fee, intl.locale) })]
        : []),
      ...(forfeits ? [intl.formatMessage(cancelMessages.forfeited)] : []),
    ].join(' ');
  };
  const explain = (rule: CancelationRuleInfo) =>
    [intl.formatMessage(texts.text, { when }), formatReturned(rule, 'due')].join(' ');

  const askAndCancel = async () => {
    setLoadingRule(true);
    const rule = await loadRule(uuid).finally(() => setLoadingRule(false));
    return confirm({
      title: intl.formatMessage(texts.question, { name }),
      content: explain(rule),
      confirmLabel: intl.formatMessage(texts.confirm),
      cancelLabel: intl.formatMessage(texts.keep),
      tone: 'danger',
      action: async () => {
        const done = await mutateAsync();
        return {
          title: intl.formatMessage(texts.done, { name }),
          // The answer may differ from the preview if the deadline has passed since.
          content: formatReturned({ ...rule, ...done }, 'done'),
        };
      },
    });
  };

  return (
    <LoadingButton
      variant="outlined"
      loading={isLoadingRule || isPending}
      onClick={() => run(askAndCancel)}
    >
      <FormattedMessage {...(onWaitingList ? cancelMessages.leave : cancelMessages.cancel)} />
      <ScreenReaderContext name={`${name}, ${when}`} />
    </LoadingButton>
  );
}
