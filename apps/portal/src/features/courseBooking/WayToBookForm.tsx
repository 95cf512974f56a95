import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ActionBar } from '@studio-portal/ui/ActionBar';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { WayToMembership } from '../../domains/access/WayToMembership.tsx';
import { useDraft } from '../../domains/checkout/useDraft.ts';
import { PriceOf } from '../../domains/checkout/PriceOf.tsx';
import { storeSlot } from '../../domains/checkout/slot.ts';
import type { CourseAppointment } from '../../domains/courseView/bookingState.ts';
import { useMasterData } from '../../domains/masterData/useMasterData.ts';
import { ErrorWords } from '../../lib/apiErrors/ErrorWords.tsx';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { Alert } from '../../lib/alert/Alert.tsx';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { ClosedWays } from './ClosedWays.tsx';
import { courseAddresses } from './courseSubject.ts';
import { messages } from './messages.ts';
import type { HeldBooking } from './useHeldBooking.ts';
import { useWaysToBook } from './useWaysToBook.ts';
import { WayChoice } from './WayChoice.tsx';
import { closedWays, openWays } from './waysToBook.ts';

interface WayToBookFormProps {
  appointment: CourseAppointment;
  /** Only a place on the waiting list can be had. */
  waiting: boolean;
  held: HeldBooking;
}

/**
 * Asks how the course is to be booked. With something the member holds it is booked at once, unless the studio needs to know more of
 * them first; an offer leads into the flow, which keeps the slot for its steps.
 */
export function WayToBookForm({ appointment, waiting, held }: WayToBookFormProps) {
  const { studio, studioUuid } = useStudio();
  const navigate = useNavigate();
  const { course, slot } = appointment;
  const { data, error, refetch, isFetching } = useWaysToBook(course.id);
  const known = useMasterData('course');
  const draft = useDraft(path('course', { studioUuid, id: course.id }));
  const errorState = useErrorState(error, studio.zoneId);
  const [chosen, setChosen] = useState<string>();

  if (error && !data)
    return <ErrorState {...errorState} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton variant="rounded" height={220} />;

  const ways = openWays(data);
  const way = ways.find(({ key }) => key === chosen) ?? ways[0];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!way) return;
    storeSlot(slot);
    if (way.kind === 'offer') {
      draft.update({ joinWaitingList: waiting });
      void navigate(courseAddresses(studioUuid, course.id, way.offer.id).contact);
    } else if (known.data?.valid) held.book(way.option.id, waiting);
    else
      void navigate(
        path('courseSummaryOption', { studioUuid, id: course.id, optionId: way.option.id }),
      );
  };
  const isHeld = way?.kind === 'option';
  const label = waiting ? messages.joinWaitingList : isHeld ? messages.bookHeld : messages.continue;

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
      {held.error && (
        <Alert kind="error">
          <ErrorWords error={held.error} timeZone={studio.zoneId} />
        </Alert>
      )}
      {way ? (
        <>
          <WayChoice ways={ways} selected={way.key} onSelect={setChosen} />
          <ActionBar
            told={
              isHeld ? (
                way.option.name
              ) : (
                <>
                  {way.offer.name}
                  <br />
                  <strong>
                    <PriceOf
                      price={way.offer.price.money ?? { amount: 0, currency: studio.currencyCode }}
                    />
                  </strong>
                </>
              )
            }
          >
            <LoadingButton type="submit" size="large" fullWidth loading={held.booking}>
              <FormattedMessage {...label} />
            </LoadingButton>
          </ActionBar>
        </>
      ) : (
        <NoWay />
      )}
      <ClosedWays options={closedWays(data)} />
    </form>
  );
}

/** Nothing the reader holds or could buy fits: what would help depends on whether the studio knows them. */
function NoWay() {
  const { connected } = useStudio();
  return connected ? (
    <Typography>
      <FormattedMessage {...messages.nothingFits} />
    </Typography>
  ) : (
    <WayToMembership messages={messages} />
  );
}
