import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Picture } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { StreamOfBooking } from '../streams/StreamOfBooking.tsx';
import { AddToCalendar } from '../../lib/calendar/AddToCalendar.tsx';
import { addressLines } from '../studio/addressLines.ts';
import { mapsUrl } from '../studio/mapsUrl.ts';
import type { Flow } from './Flow.ts';
import { guestMessages } from './guestMessages.ts';
import { ResultCard } from './ResultCard.tsx';
import { resultMessages } from './resultMessages.ts';
import { ResultRoom } from './ResultRoom.tsx';
import { now } from '../../lib/dates.ts';
import { Moment } from '../../lib/Moment.tsx';

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
  /** Last moment of a free cancelation, or to leave the list. */
  cancelableUntil: Date | null;
  waitingListPosition: number | null;
  /** What was paid, or when it will be. */
  payment: ReactNode;
  /** Of an online appointment: the uuid of the booking, which names its stream. */
  streamId?: string;
  /** What a visitor, who has no list of bookings, can do with it. */
  manage?: ReactNode;
  /** After all else. */
  after?: ReactNode;
}

/** The good end: what is booked, its reference, where to go, what happens next, calendar, and the way back. */
export function ResultPage(props: ResultPageProps) {
  const { flow, uuid, name, when, where, cancelableUntil, waitingListPosition, payment } = props;
  const { manage, after, streamId } = props;
  const { studioUuid, studio } = useStudio();
  const moment = (instant: Date) => <Moment at={instant} zone={studio.zoneId} inSentence />;
  const waiting = waitingListPosition !== null;
  const values = {
    name,
    when: when ? moment(when.start) : '',
    position: waitingListPosition ?? 0,
  };
  return (
    <ResultRoom>
      <ResultMark
        kind={waiting ? 'pending' : 'success'}
        titleComponent="h1"
        title={<FormattedMessage {...(waiting ? resultMessages.waiting : flow.texts.done)} />}
        description={
          <FormattedMessage
            {...(waiting ? resultMessages.waitingText : flow.texts.doneText)}
            values={values}
          />
        }
        reference={{
          label: <FormattedMessage {...resultMessages.reference} />,
          value: uuid.slice(0, 8).toUpperCase(),
        }}
        next={
          <>
            <ResultCard {...props}>
              {[studio.name, ...addressLines(studio.address)].join(', ')}
              <br />
              <SiteLink href={mapsUrl(studio.address)} newTab>
                <FormattedMessage {...resultMessages.directions} />
              </SiteLink>
            </ResultCard>
            <Next>
              {payment && <li>{payment}</li>}
              {streamId !== undefined && (
                <li>
                  <StreamOfBooking uuid={streamId} />
                </li>
              )}
              <li>
                <FormattedMessage
                  {...(manage ? guestMessages.nextMail : resultMessages.nextMail)}
                />{' '}
                {cancelableUntil && cancelableUntil > now() && (
                  <FormattedMessage
                    {...(waiting ? resultMessages.nextLeave : resultMessages.nextCancel)}
                    values={{ until: moment(cancelableUntil) }}
                  />
                )}
              </li>
            </Next>
          </>
        }
        actions={
          <>
            {manage ?? (
              <Button variant="contained" component={Link} to={path('myBookings', { studioUuid })}>
                <FormattedMessage {...resultMessages.toBookings} />
              </Button>
            )}
            {when && !waiting && (
              <AddToCalendar
                event={{
                  uuid,
                  title: `${name}, ${studio.name}`,
                  ...when,
                  place: [where, ...addressLines(studio.address)].filter(Boolean).join(', '),
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
      {after}
    </ResultRoom>
  );
}
