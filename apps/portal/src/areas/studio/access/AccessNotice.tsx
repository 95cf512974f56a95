import { Alert } from '../../../lib/alert/Alert.tsx';
import { styled } from '@mui/material/styles';
import type { AccessRefusalReason } from '@studio-portal/sdk/types';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { useAccessBlocks } from './useAccessBlocks.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';

const reasonTexts = {
  OPEN_PAYMENTS: messages.openPayments,
  NO_ACTIVE_CONTRACT: messages.noContract,
  BLOCKED_BY_STUDIO: messages.blocked,
} satisfies Record<AccessRefusalReason, MessageDescriptor>;

const Reasons = styled('ul')({ marginBlock: space(8), paddingInlineStart: space(24) });

/**
 * Shows a member why they cannot enter the studio or book, and until when (in the studio's zone).
 * Renders nothing without a restriction.
 */
export function AccessNotice() {
  const { studio } = useStudio();
  const { refused, entranceUntil, bookingUntil } = useAccessBlocks();
  const when = (instant: Date) => <Moment at={instant} zone={studio.zoneId} inSentence />;
  if (!refused && !entranceUntil && !bookingUntil) return null;
  return (
    <Alert
      kind="warning"
      title={
        <FormattedMessage {...(refused || entranceUntil ? messages.noEntry : messages.noBooking)} />
      }
    >
      <Reasons>
        {refused && (
          <li>
            {refused.since ? (
              <FormattedMessage {...messages.refusedSince} values={{ when: when(refused.since) }} />
            ) : (
              <FormattedMessage {...messages.refused} />
            )}
            {refused.reasons.map((reason) => (
              <span key={reason}>
                {' '}
                <FormattedMessage {...reasonTexts[reason]} />
              </span>
            ))}
          </li>
        )}
        {entranceUntil && (
          <li>
            <FormattedMessage {...messages.entranceUntil} values={{ when: when(entranceUntil) }} />
          </li>
        )}
        {bookingUntil && (
          <li>
            <FormattedMessage {...messages.bookingUntil} values={{ when: when(bookingUntil) }} />
          </li>
        )}
      </Reasons>
      {studio.email && (
        <FormattedMessage
          {...messages.ask}
          values={{ mail: <SiteLink href={`mailto:${studio.email}`}>{studio.email}</SiteLink> }}
        />
      )}
    </Alert>
  );
}
