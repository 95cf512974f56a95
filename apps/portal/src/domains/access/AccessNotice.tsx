import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { AccessRefusalReason } from '@studio-portal/sdk/types';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';
import { useBlocks } from './useBlocks.ts';
import { Moment } from '../../lib/Moment.tsx';

const reasonTexts = {
  OPEN_PAYMENTS: messages.openPayments,
  NO_ACTIVE_CONTRACT: messages.noContract,
  BLOCKED_BY_STUDIO: messages.blocked,
} satisfies Record<AccessRefusalReason, MessageDescriptor>;

/** Tells a member what keeps them out of the studio or from booking, until when (in the studio's zone) and why. Else nothing. */
export function AccessNotice() {
  const { studio } = useStudio();
  const { refused, entranceUntil, bookingUntil } = useBlocks();
  const when = (instant: Date) => <Moment at={instant} zone={studio.zoneId} inSentence />;
  if (!refused && !entranceUntil && !bookingUntil) return null;
  return (
    <Alert severity="warning" role="status" sx={{ '& ul': { my: 1, pl: 2.5 } }}>
      <AlertTitle component="h2">
        <FormattedMessage {...(refused || entranceUntil ? messages.noEntry : messages.noBooking)} />
      </AlertTitle>
      <ul>
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
      </ul>
      {studio.email && (
        <FormattedMessage
          {...messages.ask}
          values={{ mail: <SiteLink href={`mailto:${studio.email}`}>{studio.email}</SiteLink> }}
        />
      )}
    </Alert>
  );
}
