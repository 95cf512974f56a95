import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CourseAppointmentCheckout } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../site/address/paths.ts';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import { declineReasons } from '../declineReasons.ts';
import { resultMessages } from '../resultMessages.ts';

/** An order that ended without a booking: what was not done, and what to do. */
export function NoResult({ checkout }: { checkout: CourseAppointmentCheckout }) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { id, state, failureReason, courseAppointment, offer } = checkout;
  const at = { studioUuid, id: courseAppointment.id, offerId: offer.id };
  const reason = intl.formatMessage(declineReasons[failureReason ?? 'CARD_REFUSED']);
  const texts = {
    FAILED: { title: resultMessages.failed, text: resultMessages.failedText },
    EXPIRED: { title: resultMessages.expired, text: resultMessages.expiredText },
    CANCELED: { title: resultMessages.canceled, text: resultMessages.canceledText },
  };
  const { title, text } = texts[state === 'FAILED' || state === 'EXPIRED' ? state : 'CANCELED'];
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 800 + 48,
        mx: 'auto',
        px: 3,
        py: { xs: 4, sm: 8 },
        boxSizing: 'border-box',
      }}
    >
      <ResultMark
        kind="failure"
        titleComponent="h1"
        title={<FormattedMessage {...title} />}
        description={<FormattedMessage {...text} values={{ reason }} />}
        reference={{
          label: <FormattedMessage {...resultMessages.order} />,
          value: id.slice(0, 8).toUpperCase(),
        }}
        actions={
          <>
            {state !== 'CANCELED' && (
              <Button variant="contained" component={Link} to={path('coursePayment', at)}>
                <FormattedMessage {...resultMessages.tryAgain} />
              </Button>
            )}
            <Button
              variant={state === 'CANCELED' ? 'contained' : 'outlined'}
              component={Link}
              to={path('course', at)}
            >
              <FormattedMessage {...resultMessages.toCourse} />
            </Button>
          </>
        }
      />
    </Box>
  );
}
