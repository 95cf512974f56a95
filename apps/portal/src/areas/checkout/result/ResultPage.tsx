import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BookedItem, LateCancelation, Picture } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { AddToCalendar } from '../../../lib/calendar/AddToCalendar.tsx';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { useOfferPush } from '../../messages/push/useOfferPush.ts';
import type { Flow } from '../flow/Flow.ts';
import { LateCancelationNote } from '../flow/LateCancelationNote.tsx';
import { guestMessages } from './guestMessages.ts';
import { Directions } from './Directions.tsx';
import { InviteButton } from './InviteButton.tsx';
import { type Reference, ReferenceText, bookingReference } from './reference.tsx';
import { ResultCard } from './ResultCard.tsx';
import { ResultRoom } from './ResultRoom.tsx';
import { resultMessages } from './resultMessages.ts';
import { waitingMessages } from '../summary/waitingMessages.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';

const Next = styled('ul')({ display: 'grid', gap: space(8), margin: 0, paddingLeft: space(24) });

interface ResultPageProps {
  flow: Pick<Flow, 'texts' | 'others'>;
  /** Id of the booking or order. */
  uuid: string;
  /** Shown on the ticket; the booking's by default. */
  reference?: Reference;
  name: string;
  picture?: Picture | null;
  color?: string;
  when?: { start: Date; end: Date };
  who?: readonly string[];
  where?: string;
  /** Path of the page where a friend can book it too; omitted where no one else can. */
  page?: string | undefined;
  /** Label for the person and who booked for them; omitted for the user's own booking. */
  bookedBy?: string | undefined;
  /** Deadline for free cancelation, or for leaving the waiting list. */
  cancelableUntil: Date | null;
  /** What a cancelation after that costs; omitted where it is not known yet. */
  lateCancelation?: LateCancelation | undefined;
  waitingListPosition: number | null;
  /** Deadline until which a waiting user may get a place. */
  waitingUntil?: Date | null;
  /** Attendance, once the time is past. */
  status?: BookedItem['participantStatus'];
  /** Link to an online appointment, shown instead of the studio's address. */
  online?: ReactNode;
  /** Payment made or due. */
  payment: ReactNode;
  /** Link for guests to manage the booking, since they have no list of bookings. */
  manage?: ReactNode;
  /** Shown last. */
  after?: ReactNode;
}

/** Success page: booking, reference, directions, next steps, calendar, and links. */
export function ResultPage(props: ResultPageProps) {
  const { flow, uuid, name, when, where, cancelableUntil, waitingListPosition, payment } = props;
  const { manage, after, online, page, status, waitingUntil, lateCancelation } = props;
  const { reference = bookingReference(uuid) } = props;
  const { studioUuid, studio } = useStudio();
  const moment = (instant: Date) => <Moment at={instant} zone={studio.zoneId} inSentence />;
  const waiting = waitingListPosition !== null;
  const present = useNow();
  const over = when !== undefined && when.end <= present;
  useOfferPush(waiting && !over);
  const values = {
    name,
    when: when ? moment(when.start) : '',
    position: waitingListPosition ?? 0,
  };
  return (
    <ResultRoom>
      <ResultMark
        titleComponent="h1"
        kind={waiting ? 'pending' : 'success'}
        title={
          <FormattedMessage
            {...(over ? pastTitle(status) : waiting ? resultMessages.waiting : flow.texts.done)}
          />
        }
        description={
          <FormattedMessage
            {...(over
              ? resultMessages.overText
              : waiting
                ? resultMessages.waitingText
                : flow.texts.doneText)}
            values={values}
          />
        }
        next={
          <>
            <ResultCard
              {...props}
              stub={
                <>
                  <ReferenceText {...reference} />
                  {when && !waiting && !over && (
                    <AddToCalendar
                      event={{
                        uuid,
                        title: `${name}, ${studio.name}`,
                        ...when,
                        place: [where, ...(online ? [] : addressLines(studio.address))]
                          .filter(Boolean)
                          .join(', '),
                        studio: studio.name,
                      }}
                    />
                  )}
                  {page !== undefined && !over && <InviteButton name={name} page={page} />}
                </>
              }
            >
              {online ?? <Directions isNamed={!where?.endsWith(studio.name)} />}
            </ResultCard>
            <Next>
              {payment && <li>{payment}</li>}
              {waiting && !over && waitingUntil && (
                <li>
                  <FormattedMessage
                    {...waitingMessages.waitingUntil}
                    values={{ until: moment(waitingUntil) }}
                  />
                </li>
              )}
              {!over && (
                <li>
                  <FormattedMessage
                    {...(manage ? guestMessages.nextMail : resultMessages.nextMail)}
                  />{' '}
                  {cancelableUntil && cancelableUntil > present && (
                    <FormattedMessage
                      {...(waiting ? resultMessages.nextLeave : resultMessages.nextCancel)}
                      values={{ until: moment(cancelableUntil) }}
                    />
                  )}{' '}
                  {cancelableUntil && lateCancelation && !waiting && (
                    <LateCancelationNote
                      late={lateCancelation}
                      isLate={cancelableUntil <= present}
                    />
                  )}
                </li>
              )}
            </Next>
          </>
        }
        actions={
          <>
            {over && manage
              ? undefined
              : (manage ?? (
                  <Button
                    variant="contained"
                    component={Link}
                    to={path('myBookings', { studioUuid })}
                  >
                    <FormattedMessage {...resultMessages.toBookings} />
                  </Button>
                ))}
            <Button variant="text" component={Link} to={flow.others(studioUuid)}>
              <FormattedMessage {...flow.texts.toOthers} />
            </Button>
          </>
        }
      />
      {after}
    </ResultRoom>
  );
}

/** Returns the title of a past booking by recorded attendance. */
function pastTitle(status: BookedItem['participantStatus'] | undefined) {
  if (status === 'ATTENDED') return resultMessages.attended;
  return status === 'NO_SHOW' ? resultMessages.missed : resultMessages.over;
}
