import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  useCreateCalendarSubscription,
  useDeleteCalendarSubscription,
  useGetCalendarSubscription,
} from '@studio-portal/sdk/api/my-calendar';
import { Actions } from '@studio-portal/ui/Actions';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { controls } from '@studio-portal/ui/tokens';
import { ConfirmProvider, useConfirm } from '@studio-portal/ui/useConfirm';
import { useId } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { browserZone } from '../../../lib/dates/dates.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import { messages } from './messages.ts';

/**
 * Offers the secret address at which calendar apps follow the bookings of the account; off until the
 * user turns it on. The page is complete without it, so it shows no error.
 */
export function CalendarSubscription() {
  const intl = useIntl();
  const id = useId();
  const { data, error } = useGetCalendarSubscription();
  // The focused button disappears once the subscription has been refetched.
  useFocusFallback(String(data?.createdAt));
  if (error && !data) return null;
  return (
    <ConfirmProvider
      confirmLabel={intl.formatMessage(messages.turnOff)}
      cancelLabel={intl.formatMessage(messages.keep)}
    >
      <Panel aria-labelledby={id}>
        <div>
          <Typography id={id} variant="h2">
            <FormattedMessage {...messages.title} />
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            <FormattedMessage {...messages.text} />
          </Typography>
        </div>
        {data ? (
          <SubscriptionState createdAt={data.createdAt} />
        ) : (
          <Skeleton variant="rounded" height={controls.buttonHeight.medium} />
        )}
      </Panel>
    </ConfirmProvider>
  );
}

function SubscriptionState({ createdAt }: { createdAt: Date | null }) {
  const intl = useIntl();
  const confirm = useConfirm();
  const create = useCreateCalendarSubscription();
  const remove = useDeleteCalendarSubscription();
  const run = useNotifiedAction();
  const ask = (
    [title, content, confirmLabel]: [MessageDescriptor, MessageDescriptor, MessageDescriptor],
    action: () => Promise<void>,
  ) =>
    run(() =>
      confirm({
        title: intl.formatMessage(title),
        content: intl.formatMessage(content),
        confirmLabel: intl.formatMessage(confirmLabel),
        action,
      }),
    );
  const turnOn = async () => {
    await create.mutateAsync();
  };
  const turnOff = async () => {
    await remove.mutateAsync();
    create.reset();
  };
  if (createdAt === null)
    return (
      <Actions>
        <LoadingButton variant="soft" loading={create.isPending} onClick={() => run(turnOn)}>
          <FormattedMessage {...messages.turnOn} />
        </LoadingButton>
      </Actions>
    );
  return (
    <>
      {create.data ? (
        <CalendarAddress url={create.data.url} />
      ) : (
        <Typography>
          <FormattedMessage
            {...messages.on}
            values={{ when: <Moment at={createdAt} zone={browserZone()} inSentence /> }}
          />
        </Typography>
      )}
      <Actions>
        <Button
          variant="outlined"
          onClick={() => ask([messages.renewQuestion, messages.renewText, messages.renew], turnOn)}
        >
          <FormattedMessage {...messages.renew} />
        </Button>
        <Button
          variant="text"
          onClick={() =>
            ask([messages.turnOffQuestion, messages.turnOffText, messages.turnOff], turnOff)
          }
        >
          <FormattedMessage {...messages.turnOff} />
        </Button>
      </Actions>
    </>
  );
}
