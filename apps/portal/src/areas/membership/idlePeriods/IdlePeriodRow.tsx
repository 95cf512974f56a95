import { cancelIdlePeriod } from '@studio-portal/sdk/api/idle-periods';
import type { IdlePeriod, IdlePeriodState } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { Tag } from '@studio-portal/ui/Tag';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { formatDayRange, fromWire } from '../../../lib/dates/dates.ts';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { PanelHead } from '../../../lib/page/PanelHead.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { IdleEffect } from './IdleEffect.tsx';
import { messages } from './messages.ts';

const stateNames: Readonly<Record<IdlePeriodState, MessageDescriptor>> = {
  ACCEPTED: messages.accepted,
  ACTIVE: messages.active,
  PENDING: messages.pending,
  REJECTED: messages.rejected,
};

/** A pause: dates, state, effect and a button to cancel it while that is possible. */
export function IdlePeriodRow({ period }: { period: IdlePeriod }) {
  const intl = useIntl();
  const confirm = useConfirm();
  const { studio } = useStudio();
  const { id, startDate, endDate, state, rejectionReason, cancelable, effect } = period;
  const days = formatDayRange(fromWire(startDate), fromWire(endDate), intl.locale);
  const { mutateAsync, isPending } = useApiMutation(['cancelIdlePeriod'], {
    mutationFn: () => cancelIdlePeriod(id),
  });
  const run = useNotifiedAction(studio.zoneId);
  const handleCancel = () =>
    run(() =>
      confirm({
        title: intl.formatMessage(messages.cancelQuestion),
        content: intl.formatMessage(messages.cancelText, { days }),
        tone: 'danger',
        action: async () => {
          await mutateAsync();
          return { title: intl.formatMessage(messages.canceled) };
        },
      }),
    );
  return (
    <Panel as="li">
      <PanelHead as="h3">
        {days}
        <Tag filled={state === 'ACTIVE'}>
          <FormattedMessage {...stateNames[state]} />
        </Tag>
      </PanelHead>
      {rejectionReason !== null && (
        <FormattedMessage {...messages.reason} values={{ reason: rejectionReason }} />
      )}
      {effect && <IdleEffect effect={effect} />}
      {cancelable && (
        <LoadingButton
          variant="outlined"
          loading={isPending}
          onClick={handleCancel}
          sx={{ justifySelf: 'start' }}
        >
          <FormattedMessage {...messages.cancel} />
          <ScreenReaderContext name={days} />
        </LoadingButton>
      )}
    </Panel>
  );
}
