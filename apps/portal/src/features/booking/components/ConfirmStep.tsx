import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { CourseAppointmentCheckout } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../site/address/paths.ts';
import { errorText } from '../../../lib/apiErrors/useErrorText.ts';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import { flowMessages } from '../flowMessages.ts';
import { useOrder } from '../hooks/useOrder.ts';
import { resultMessages } from '../resultMessages.ts';

/** Books an order that the bank has confirmed; while it has not, says so and leads back to it. */
export function ConfirmStep({ checkout }: { checkout: CourseAppointmentCheckout }) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const queryClient = useQueryClient();
  const { book, order, pending, error } = useOrder(checkout);
  const authenticated = checkout.state === 'AUTHENTICATED';
  const begun = useRef(false);
  useEffect(() => {
    if (!authenticated || begun.current) return;
    begun.current = true;
    book();
  }, [authenticated, book]);

  const back = (
    <Button
      variant="outlined"
      component={Link}
      to={path('courseContact', {
        studioUuid,
        id: checkout.courseAppointment.id,
        offerId: checkout.offer.id,
      })}
    >
      <FormattedMessage {...resultMessages.toCourse} />
    </Button>
  );
  const title = authenticated ? resultMessages.confirming : resultMessages.challengeTitle;
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
        kind={error ? 'failure' : 'pending'}
        titleComponent="h1"
        title={
          error ? errorText(error, intl, studio.zoneId).title : <FormattedMessage {...title} />
        }
        description={
          authenticated ? undefined : <FormattedMessage {...flowMessages.challengeOpen} />
        }
        actions={
          error ? (
            back
          ) : authenticated ? undefined : (
            <>
              <LoadingButton loading={pending} onClick={order}>
                <FormattedMessage {...flowMessages.toChallenge} />
              </LoadingButton>
              <Button variant="outlined" onClick={() => void queryClient.invalidateQueries()}>
                <FormattedMessage {...flowMessages.checkAgain} />
              </Button>
            </>
          )
        }
      />
    </Box>
  );
}
