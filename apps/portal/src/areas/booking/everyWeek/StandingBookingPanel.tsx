import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  getListStandingBookingsQueryKey,
  useDeleteStandingBooking,
  useUpdateStandingBooking,
} from '@studio-portal/sdk/api/standing-bookings';
import type {
  StandingBooking,
  StandingBookingDate,
  StandingBookings,
  StudioReference,
} from '@studio-portal/sdk/types';
import { Actions } from '@studio-portal/ui/Actions';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { Tag } from '@studio-portal/ui/Tag';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { notify } from '../../../lib/browser/notices.ts';
import { formatFullMoment } from '../../../lib/dates/moments.ts';
import { isSameInstant } from '../../../lib/dates/dates.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { PanelHead } from '../../../lib/page/PanelHead.tsx';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { path } from '../../../lib/address/paths.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { StandingDates } from './StandingDates.tsx';
import { formatWeekdayTime } from './weekdayTime.ts';

/** Shows a weekly booking with its next dates, and pauses, skips or ends it. */
export function StandingBookingPanel({ standing }: { standing: StandingBooking }) {
  const intl = useIntl();
  const id = useId();
  const { name, state, studio, skippedDays, uuid } = standing;
  const onError = (error: Error) => notify(errorNotice(error, intl));
  const queryClient = useQueryClient();
  const update = useUpdateStandingBooking({
    mutation: {
      // The next change sends all skipped days, so it must not start from the previous list.
      onSuccess: (changed) =>
        queryClient.setQueryData<StandingBookings>(
          getListStandingBookingsQueryKey(),
          (list) =>
            list && {
              ...list,
              standingBookings: list.standingBookings.map((one) =>
                one.uuid === uuid ? changed : one,
              ),
            },
        ),
      onError,
    },
  });
  const change = (paused: boolean, days: readonly Date[]) =>
    update.mutate({ standingBookingUuid: uuid, data: { paused, skippedDays: [...days] } });
  const [changedId, setChangedId] = useState<number>();
  const isPaused = state === 'PAUSED';
  const when = formatWeekdayTime(standing, intl.locale);
  const toggleSkip = ({ day, courseAppointmentId }: StandingBookingDate) => {
    setChangedId(courseAppointmentId);
    const others = skippedDays.filter((one) => !isSameInstant(one, day));
    change(isPaused, others.length < skippedDays.length ? others : [...skippedDays, day]);
  };
  return (
    <Panel as="li" aria-labelledby={id}>
      <div>
        <PanelHead id={id}>
          {name}
          {isPaused && (
            <Tag>
              <FormattedMessage {...messages.paused} />
            </Tag>
          )}
          {state === 'ENDED' && (
            <Tag>
              <FormattedMessage {...messages.ended} />
            </Tag>
          )}
        </PanelHead>
        <Typography color="textSecondary">
          <FormattedMessage {...messages.when} values={{ when, studio: studio.name }} />
        </Typography>
      </div>
      {isPaused && (
        <Typography>
          <FormattedMessage {...messages.pausedText} />
        </Typography>
      )}
      {state === 'ENDED' ? (
        <Typography>
          <FormattedMessage {...messages.endedReason} />
        </Typography>
      ) : (
        <StandingDates
          standing={standing}
          renderAction={(date) => (
            <DateAction
              date={date}
              studio={studio}
              changing={update.isPending && changedId === date.courseAppointmentId}
              disabled={update.isPending}
              onToggleSkip={() => toggleSkip(date)}
            />
          )}
        />
      )}
      <Actions>
        {state !== 'ENDED' && (
          <LoadingButton
            variant="outlined"
            loading={update.isPending}
            onClick={() => change(!isPaused, skippedDays)}
          >
            <FormattedMessage {...(isPaused ? messages.resume : messages.pause)} />
            <ScreenReaderContext name={name} />
          </LoadingButton>
        )}
        <EndButton standing={standing} />
      </Actions>
    </Panel>
  );
}

interface DateActionProps {
  date: StandingBookingDate;
  studio: StudioReference;
  /** True while this date is being skipped or taken back. */
  changing: boolean;
  disabled: boolean;
  onToggleSkip: () => void;
}

/** Skips a date before its booking opens, or takes that back; a decided date links to its class. */
function DateAction({ date, studio, changing, disabled, onToggleSkip }: DateActionProps) {
  const { locale } = useIntl();
  const { tenant } = useStudio();
  const { courseAppointmentId, opensAt, reason, startDateTime, state } = date;
  const day = <ScreenReaderContext name={formatFullMoment(startDateTime, locale, studio.zoneId)} />;
  if (opensAt)
    return (
      <LoadingButton variant="text" loading={changing} disabled={disabled} onClick={onToggleSkip}>
        <FormattedMessage {...(reason === 'SKIPPED' ? messages.unskip : messages.skip)} />
        {day}
      </LoadingButton>
    );
  // The class may be at another studio of the chain than this page.
  const studioUuid = encodeStudioUuid({ tenant, organizationUnitId: studio.id });
  return (
    <Button
      variant="text"
      component={Link}
      to={path('course', { studioUuid, id: courseAppointmentId })}
    >
      <FormattedMessage {...(state === 'BOOKED' ? messages.viewBookings : messages.viewClass)} />
      {day}
    </Button>
  );
}

/** Ends a weekly booking after a question, or removes one that has ended. */
function EndButton({ standing: { name, state, uuid } }: { standing: StandingBooking }) {
  const intl = useIntl();
  const confirm = useConfirm();
  const remove = useDeleteStandingBooking();
  const run = useNotifiedAction();
  const action = () => remove.mutateAsync({ standingBookingUuid: uuid });
  const end = () =>
    run(() =>
      state === 'ENDED'
        ? action()
        : confirm({
            title: intl.formatMessage(messages.endQuestion),
            content: intl.formatMessage(messages.endText),
            action,
          }),
    );
  return (
    <LoadingButton variant="text" loading={remove.isPending} onClick={end}>
      <FormattedMessage {...(state === 'ENDED' ? messages.remove : messages.end)} />
      <ScreenReaderContext name={name} />
    </LoadingButton>
  );
}
