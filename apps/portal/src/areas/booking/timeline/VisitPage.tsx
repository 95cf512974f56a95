import Typography from '@mui/material/Typography';
import type { Picture } from '@studio-portal/sdk/types';
import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { bookingReference, ReferenceText } from '../../checkout/result/reference.tsx';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { DirectionsLink } from '../../studio/shared/DirectionsLink.tsx';
import { AddToCalendar } from '../../../lib/calendar/AddToCalendar.tsx';
import { formatTimes, formatDateInWords } from '../../../lib/dates/moments.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { DetailColumns } from '../../../lib/page/DetailColumns.tsx';
import { DetailCover } from '../../../lib/page/DetailCover.tsx';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { isBooking, type Visit, visitKey, visitTitle } from './visit.ts';
import { VisitState } from './VisitState.tsx';

interface VisitPageProps {
  visit: Visit;
  picture?: Picture | null;
  /** Link to the stream of an online booking, instead of an address. */
  online?: ReactNode;
  /** Facts after time, place and trainers: price, deadlines. */
  facts: readonly Fact[];
  /** Deadlines and consequences of a cancelation. */
  terms?: ReactNode;
  /** Cancelation, below the terms. */
  actions: ReactNode;
  /** Loaded later, therefore last. */
  wallet?: ReactNode;
}

/**
 * Page of a booking or reservation of this studio: what, when, where and with whom, and beside it
 * its state, cancelation and calendar entry.
 */
export function VisitPage({
  visit,
  picture,
  online,
  facts,
  terms,
  actions,
  wallet,
}: VisitPageProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const present = useNow();
  useOwnTitle(intl.formatMessage(messages.pageTitle));
  const { startDateTime: start, endDateTime: end } = visit;
  const title = visitTitle(visit, intl);
  const uuid = visitKey(visit);
  const rooms = isBooking(visit) ? visit.locations.map(({ name }) => name) : [];
  const who = isBooking(visit) ? visit.employees.map(({ displayedName }) => displayedName) : [];
  const isWaiting = isBooking(visit) && visit.onWaitingList;
  const place = [...rooms, studio.name, ...(online ? [] : addressLines(studio.address))];
  const allFacts: Fact[] = [
    [
      flowMessages.when,
      <Fragment key="when">
        <strong>{formatDateInWords(start, intl.locale, studio.zoneId, present)}</strong>
        <br />
        {formatTimes(start, end, intl.locale, studio.zoneId)}
      </Fragment>,
    ],
    [
      flowMessages.where,
      online ?? (
        <Fragment key="where">
          {place.join(', ')}
          <br />
          <DirectionsLink />
        </Fragment>
      ),
    ],
    ...(who.length > 0 ? [[flowMessages.who, intl.formatList(who)] as const] : []),
    ...facts,
  ];
  return (
    <ResultRoom template="page">
      <Typography variant="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <DetailColumns
        aside={
          <Panel>
            <div>
              <VisitState visit={visit} />
            </div>
            {terms !== undefined && <Typography component="div">{terms}</Typography>}
            {actions}
            <ReferenceText {...bookingReference(uuid)} />
            {!isWaiting && end > present && (
              <AddToCalendar
                event={{
                  uuid,
                  title: `${title}, ${studio.name}`,
                  start,
                  end,
                  place: place.join(', '),
                  studio: studio.name,
                }}
              />
            )}
            {wallet}
          </Panel>
        }
      >
        {picture && <DetailCover picture={picture} />}
        <FactList facts={allFacts} />
      </DetailColumns>
    </ResultRoom>
  );
}
