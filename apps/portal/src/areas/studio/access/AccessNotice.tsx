import { styled } from '@mui/material/styles';
import type { AccessRefusalReason } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { formatDay } from '../../../lib/dates/dates.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { type AccessRemedy, AccessRemedies } from './AccessRemedies.tsx';
import { messages } from './messages.ts';
import { type AccessBlocks, useAccessBlocks } from './useAccessBlocks.ts';

interface AccessNoticeProps {
  /**
   * Page of the notice. `booking`: a missing contract does not matter, because visits are for sale.
   * `checkin`: says that the studio refuses entry even if it does not notify.
   */
  place?: 'booking' | 'checkin';
  /** True while the account acts for another person, to whom only missed bookings apply. */
  isActing?: boolean;
}

const refusalTexts = {
  OPEN_PAYMENTS: messages.openPayments,
  NO_ACTIVE_CONTRACT: messages.noContract,
  BLOCKED_BY_STUDIO: messages.blocked,
} satisfies Record<AccessRefusalReason, MessageDescriptor>;

const refusalRemedies = {
  OPEN_PAYMENTS: 'accountBalance',
  NO_ACTIVE_CONTRACT: 'contract',
  BLOCKED_BY_STUDIO: undefined,
} satisfies Record<AccessRefusalReason, AccessRemedy | undefined>;

const Reasons = styled('ul')({ marginBlock: space(8), paddingInlineStart: space(24) });

/**
 * Shows members why they cannot enter the studio or book, until when (in the studio's zone) and
 * what to do. Renders nothing without a restriction.
 */
export function AccessNotice({ place, isActing }: AccessNoticeProps) {
  const { locale } = useIntl();
  const { studio } = useStudio();
  const blocks = useAccessBlocks(isActing);
  const { refused, entrance, bookingUntil, paused } = blocks;
  const lacksContract = place !== 'booking' && blocks.checkin === 'NO_CONTRACT';
  const isSilent = place === 'checkin' && blocks.checkin === 'ACCESS_REFUSED' && !refused;
  const isDenied = Boolean(refused || entrance || paused || lacksContract || isSilent);
  if (!isDenied && !bookingUntil) return null;
  const when = (instant: Date) => <Moment at={instant} zone={studio.zoneId} inSentence />;
  return (
    <Alert
      kind="warning"
      title={<FormattedMessage {...(isDenied ? messages.noEntry : messages.noBooking)} />}
    >
      <Reasons>
        {(refused || isSilent) && (
          <li>
            {refused?.since ? (
              <FormattedMessage {...messages.refusedSince} values={{ when: when(refused.since) }} />
            ) : (
              <FormattedMessage {...messages.refused} />
            )}
            {refused?.reasons.map((reason) => (
              <span key={reason}>
                {' '}
                <FormattedMessage {...refusalTexts[reason]} />
              </span>
            ))}
          </li>
        )}
        {lacksContract && (
          <li>
            <FormattedMessage {...messages.noContractToday} />
          </li>
        )}
        {paused && (
          <li>
            {paused.until === undefined ? (
              <FormattedMessage {...messages.pausedToday} />
            ) : (
              <FormattedMessage
                {...messages.pausedUntil}
                values={{ day: formatDay(paused.until, locale, { dateStyle: 'long' }) }}
              />
            )}{' '}
            <FormattedMessage {...messages.endPause} />
          </li>
        )}
        {entrance && (
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
        {bookingUntil && (
          <li>
            <FormattedMessage {...messages.bookingUntil} values={{ when: when(bookingUntil) }} />
          </li>
        )}
      </Reasons>
      <AccessRemedies remedies={findRemedies(blocks, lacksContract)} />
    </Alert>
  );
}

/** Returns what the member can do about each reason, without repetition. */
function findRemedies({ refused, paused }: AccessBlocks, lacksContract: boolean): AccessRemedy[] {
  const all = [
    ...(refused?.reasons.map((reason) => refusalRemedies[reason]) ?? []),
    lacksContract ? ('contract' as const) : undefined,
    paused && ('idlePeriods' as const),
  ];
  return [...new Set(all.filter((remedy) => remedy !== undefined))];
}
