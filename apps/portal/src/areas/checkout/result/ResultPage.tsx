import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BookedItem, Picture } from '@studio-portal/sdk/types';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { AddToCalendar } from '../../../lib/calendar/AddToCalendar.tsx';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { mapsUrl } from '../../studio/shared/mapsUrl.ts';
import { useOfferPush } from '../../messages/push/useOfferPush.ts';
import type { Flow } from '../flow/Flow.ts';
import { BookingMark } from './BookingMark.tsx';
import { guestMessages } from './guestMessages.ts';
import { ResultCard } from './ResultCard.tsx';
import { resultMessages } from './resultMessages.ts';
import { waitingMessages } from '../summary/waitingMessages.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';

const Next = styled('ul')({ display: 'grid', gap: space(8), margin: 0, paddingLeft: space(24) });

interface ResultPageProps {
  flow: Pick<Flow, 'texts' | 'others'>;
  /** Identifies the booking or the order; what is quoted is its beginning. */
  uuid: string;
  name: string;
  picture?: Picture | null;
  color?: string;
  when?: { start: Date; end: Date };
  who?: readonly string[];
  where?: string;
  /** For whom it is, and who has booked it, in words; left out where the reader has for themselves. */
  bookedBy?: string | undefined;
  /** Last moment of a free cancelation, or to leave the list. */
  cancelableUntil: Date | null;
  waitingListPosition: number | null;
  /** Last moment at which a place may come up for whoever waits. */
  waitingUntil?: Date | null;
  /** What came of it, once its time is past. */
  status?: BookedItem['participantStatus'];
  /** The way in, where it takes place online; else the studio's address is shown. */
  online?: ReactNode;
  /** What was paid, or when it will be. */
  payment: ReactNode;
  /** What a visitor, who has no list of bookings, can do with it. */
  manage?: ReactNode;
  /** After all else. */
  after?: ReactNode;
}

/** The good end: what is booked, its reference, where to go, what happens next, calendar, and the way back. */
export function ResultPage(props: ResultPageProps) {
  const { flow, uuid, name, when, where, cancelableUntil, waitingListPosition, payment } = props;
  const { manage, after, online, status, waitingUntil } = props;
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
    <BookingMark
      kind={waiting ? 'pending' : 'success'}
      title={
        <FormattedMessage
          {...(over ? overTitle(status) : waiting ? resultMessages.waiting : flow.texts.done)}
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
      uuid={uuid}
      after={after}
      next={
        <>
          <ResultCard {...props}>{online ?? <Way />}</ResultCard>
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
          {when && !waiting && !over && (
            <AddToCalendar
              event={{
                uuid,
                title: `${name}, ${studio.name}`,
                ...when,
                place: [where, ...(online ? [] : addressLines(studio.address))]
                  .filter(Boolean)
                  .join(', '),
              }}
              fileName={studio.name}
            />
          )}
          <Button variant="text" component={Link} to={flow.others(studioUuid)}>
            <FormattedMessage {...flow.texts.toOthers} />
          </Button>
        </>
      }
    />
  );
}

/** What is said of a booking whose time is past, as far as the studio has noted who was there. */
function overTitle(status: BookedItem['participantStatus'] | undefined) {
  if (status === 'ATTENDED') return resultMessages.attended;
  return status === 'NO_SHOW' ? resultMessages.missed : resultMessages.over;
}

/** Where the studio is, and the way there. */
function Way() {
  const { studio } = useStudio();
  return (
    <>
      {[studio.name, ...addressLines(studio.address)].join(', ')}
      <br />
      <SiteLink href={mapsUrl(studio.address)} newTab>
        <FormattedMessage {...resultMessages.directions} />
      </SiteLink>
    </>
  );
}
