import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { path } from '../../../site/address/paths.ts';
import { useErrorState } from '../../../lib/apiErrors/useErrorText.ts';
import type { Appointment } from '../../../domains/courseView/bookingState.ts';
import { rememberHere } from '../../../domains/session/afterLogin.ts';
import { storeSlot } from '../../../domains/courseView/slot.ts';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import { useWaysToBook } from '../hooks/useWaysToBook.ts';
import { messages } from '../messages.ts';
import { closedWays, openWays, type WayToBook } from '../waysToBook.ts';
import { ClosedWays } from './ClosedWays.tsx';
import { WayChoice } from './WayChoice.tsx';

/** Asks how the course is to be booked and leads into the flow; keeps the slot for its steps. */
export function WayToBookForm({
  appointment,
  waiting,
}: {
  appointment: Appointment;
  waiting: boolean;
}) {
  const { user, studio, studioUuid } = useStudio();
  const navigate = useNavigate();
  const { course, slot } = appointment;
  const { data, error, refetch, isFetching } = useWaysToBook(course.id);
  const errorState = useErrorState(error, studio.zoneId);
  const [chosen, setChosen] = useState<string>();

  if (error && !data)
    return <ErrorState {...errorState} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton variant="rounded" height={220} />;

  const ways = openWays(data);
  const way = ways.find(({ key }) => key === chosen) ?? ways[0];
  const next = (to: WayToBook) =>
    to.kind === 'option'
      ? path('courseSummaryOption', { studioUuid, id: course.id, optionId: to.option.id })
      : path('courseContact', { studioUuid, id: course.id, offerId: to.offer.id });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!way) return;
    storeSlot(course.id, slot);
    void navigate(next(way));
  };

  return (
    <form onSubmit={submit} style={{ display: 'contents' }}>
      <Typography variant="h2">
        <FormattedMessage {...(waiting ? messages.waitingTitle : messages.panelTitle)} />
      </Typography>
      {waiting && (
        <Typography>
          <FormattedMessage
            {...messages.waitingText}
            values={{ position: course.waitingListParticipants + 1 }}
          />{' '}
          {way?.kind === 'offer' && <FormattedMessage {...messages.waitingCharge} />}
        </Typography>
      )}
      {way ? (
        <>
          <WayChoice ways={ways} selected={way.key} onSelect={setChosen} />
          <Button type="submit" variant="contained" size="large" fullWidth>
            <FormattedMessage {...messages.continue} />
          </Button>
        </>
      ) : (
        <NoWay loggedIn={user !== undefined} />
      )}
      <ClosedWays options={closedWays(data)} />
    </form>
  );
}

function NoWay({ loggedIn }: { loggedIn: boolean }) {
  const { studioUuid } = useStudio();
  return (
    <>
      <Typography>
        <FormattedMessage {...(loggedIn ? messages.nothingFits : messages.membersOnly)} />
      </Typography>
      {!loggedIn && (
        <Button
          variant="contained"
          component={Link}
          to={path('login', { studioUuid })}
          onClick={rememberHere}
        >
          <FormattedMessage {...messages.login} />
        </Button>
      )}
    </>
  );
}
