import { styled } from '@mui/material/styles';
import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { CapacityMeter } from '@studio-portal/ui/CapacityMeter';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { DirectionsLink } from '../../studio/shared/DirectionsLink.tsx';
import { formatTimeRange } from '../../../lib/dates/dates.ts';
import { formatClockInSentence, formatDateInWords } from '../../../lib/dates/moments.ts';
import { ZoneNote } from '../../../lib/dates/ZoneNote.tsx';
import { DetailColumns } from '../../../lib/page/DetailColumns.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space(16)} ${space(24)}`,
  alignItems: 'baseline',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

/**
 * Shows the time, place, check-in deadline and free places of a slot, with the children in a column
 * beside it.
 */
export function SlotDetail(props: { slot: CheckinReservationSlot; children: ReactNode }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { startTime, endTime, lastPossibleCheckinDateTime, capacity, freePlaces } = props.slot;
  return (
    <DetailColumns aside={props.children}>
      <div>
        <Facts>
          <dt>
            <FormattedMessage {...messages.when} />
          </dt>
          <dd>
            {formatDateInWords(startTime, intl.locale, studio.zoneId)}
            <br />
            {formatTimeRange(startTime, endTime, intl.locale, studio.zoneId)}
          </dd>
          <dt>
            <FormattedMessage {...messages.where} />
          </dt>
          <dd>
            {studio.name}
            <br />
            {addressLines(studio.address).join(', ')}
            <br />
            <DirectionsLink />
          </dd>
          <dt>
            <FormattedMessage {...messages.checkIn} />
          </dt>
          <dd>
            <FormattedMessage
              {...messages.until}
              values={{
                until: formatClockInSentence(
                  lastPossibleCheckinDateTime,
                  intl.locale,
                  studio.zoneId,
                ),
              }}
            />
          </dd>
          <dt>
            <FormattedMessage {...messages.placesLabel} />
          </dt>
          <dd>
            <CapacityMeter
              taken={capacity - freePlaces}
              places={capacity}
              label={intl.formatMessage(messages.places, { free: freePlaces })}
            />
          </dd>
        </Facts>
        <ZoneNote />
      </div>
    </DetailColumns>
  );
}
