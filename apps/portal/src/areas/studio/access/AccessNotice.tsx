import { styled } from '@mui/material/styles';
import type { AccessRefusalReason } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { type Day, formatDay } from '../../../lib/dates/dates.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { ContactRemedy, LinkRemedy, PayRemedy } from './AccessRemedies.tsx';
import { messages } from './messages.ts';
import { useAccessBlocks } from './useAccessBlocks.ts';

interface AccessNoticeProps {
  /** Page of the notice. `booking`: a missing contract does not matter, because visits are for sale. */
  place?: 'booking';
  /** True while the account acts for another person; then only missed bookings count. */
  isActing?: boolean;
}

const refusalTexts = {
  OPEN_PAYMENTS: messages.openPayments,
  NO_ACTIVE_CONTRACT: messages.noContract,
  BLOCKED_BY_STUDIO: messages.blocked,
} satisfies Record<AccessRefusalReason, MessageDescriptor>;

const toOffers = (
  <LinkRemedy to="contract">
    <FormattedMessage {...messages.toOffers} />
  </LinkRemedy>
);

const refusalRemedies = {
  OPEN_PAYMENTS: <PayRemedy />,
  NO_ACTIVE_CONTRACT: toOffers,
  BLOCKED_BY_STUDIO: undefined,
} satisfies Record<AccessRefusalReason, ReactNode>;

const Reasons = styled('ul')({
  display: 'grid',
  gap: space(16),
  margin: `${space(8)} 0 ${space(16)}`,
  padding: 0,
  listStyle: 'none',
  '& .MuiButton-root': { marginTop: space(8) },
});

/**
 * Shows members why they cannot enter the studio or book, each reason with its end (in the studio's
 * zone) or its remedy. Renders nothing without a restriction. A studio that does not notify refused
 * members is shown without its reasons.
 */
export function AccessNotice({ place, isActing }: AccessNoticeProps) {
  const { locale } = useIntl();
  const { studio } = useStudio();
  const { refused, entrance, bookingUntil, paused, startsOn, checkin } = useAccessBlocks(isActing);
  const lacksContract = place !== 'booking' && checkin === 'NO_CONTRACT';
  const isSilent = checkin === 'ACCESS_REFUSED' && !refused;
  const isDenied = Boolean(refused || entrance || paused || lacksContract || isSilent);
  if (!isDenied && !bookingUntil) return null;
  const isAboutBooking = !isDenied || (place === 'booking' && bookingUntil !== null);
  const when = (instant: Date) => <Moment at={instant} zone={studio.zoneId} inSentence />;
  const noBooking = bookingUntil && (
    <li>
      <FormattedMessage {...messages.bookingUntil} values={{ when: when(bookingUntil) }} />
    </li>
  );
  const formatLong = (day: Day) => formatDay(day, locale, { dateStyle: 'long' });
  return (
    <Alert
      kind="warning"
      title={<FormattedMessage {...(isAboutBooking ? messages.noBooking : messages.noEntry)} />}
    >
      <Reasons>
        {isAboutBooking && noBooking}
        {(refused || isSilent) && (
          <li>
            {refused?.since ? (
              <FormattedMessage {...messages.refusedSince} values={{ when: when(refused.since) }} />
            ) : (
              <FormattedMessage {...messages.refused} />
            )}
          </li>
        )}
        {refused?.reasons.map((reason) => (
          <li key={reason}>
            <div>
              <FormattedMessage {...refusalTexts[reason]} />
            </div>
            {refusalRemedies[reason]}
          </li>
        ))}
        {lacksContract && (
          <li>
            <div>
              {startsOn === undefined ? (
                <FormattedMessage {...messages.noContractToday} />
              ) : (
                <FormattedMessage {...messages.startsOn} values={{ day: formatLong(startsOn) }} />
              )}
            </div>
            {startsOn === undefined && toOffers}
          </li>
        )}
        {paused && (
          <li>
            <div>
              {paused.until === undefined ? (
                <FormattedMessage {...messages.pausedToday} />
              ) : (
                <FormattedMessage
                  {...messages.pausedUntil}
                  values={{ day: formatLong(paused.until) }}
                />
              )}{' '}
              {!paused.canEnd && <FormattedMessage {...messages.endPause} />}
            </div>
            {paused.canEnd && (
              <LinkRemedy to="idlePeriods">
                <FormattedMessage {...messages.toEndPause} />
              </LinkRemedy>
            )}
          </li>
        )}
        {entrance && !isAboutBooking && (
          <li>
            {entrance.until ? (
              <FormattedMessage
                {...messages.entranceUntil}
                values={{ when: when(entrance.until) }}
              />
            ) : (
              <FormattedMessage {...messages.entranceBlocked} />
            )}
          </li>
        )}
        {!isAboutBooking && noBooking}
      </Reasons>
      <ContactRemedy
        subject={paused && !paused.canEnd ? messages.pauseSubject : messages.subject}
      />
    </Alert>
  );
}
