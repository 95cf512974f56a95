import { afterBooking } from '../bookings/justBooked.ts';
import Button from '@mui/material/Button';
import { getGetPublicCalendarItemQueryKey } from '@studio-portal/sdk/api/calendar';
import { useConfirmBenefitTrial } from '@studio-portal/sdk/api/trial-sessions';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { FlowLoading } from '../../checkout/flow/SubjectGate.tsx';
import { isUuid } from '../../../lib/address/isUuid.ts';
import { useBooking } from '../bookings/useBooking.ts';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { clearBooker } from './booker.ts';
import { messages } from './messages.ts';
import { TrialCard } from './TrialCard.tsx';
import { trialResult } from './trialResult.ts';

/**
 * Page that the confirmation mail of a trial session links to. It confirms with a button, since
 * mail scanners follow links too. The link also names the booking (`?booking=`), whose day and time
 * are shown.
 */
export function ConfirmTrial() {
  const benefitId = useNumericParam('id') ?? 0;
  const { checkoutUuid: uuid = '' } = useParams();
  const navigate = useNavigate();
  const { studio, studioUuid } = useStudio();
  const [query] = useSearchParams();
  const bookingUuid = query.get('booking') ?? '';
  const queryClient = useQueryClient();
  const booking = useBooking(isUuid(bookingUuid) ? bookingUuid : undefined);
  const { mutate, isPending, isSuccess, error } = useConfirmBenefitTrial();
  const refusal = useErrorState(error, studio.zoneId);
  const confirm = () =>
    mutate(
      { uuid },
      {
        onSuccess: ({ calendarItem }) => {
          clearBooker();
          // The result would start with the held booking of this page otherwise.
          queryClient.setQueryData(
            getGetPublicCalendarItemQueryKey(calendarItem.uuid),
            calendarItem,
          );
          void navigate(trialResult(studioUuid, benefitId, calendarItem.uuid), afterBooking);
        },
      },
    );
  if (isUuid(bookingUuid) && !booking.data && !booking.error) return <FlowLoading shape="result" />;
  const isOver = error?.status === 404 || error?.status === 409;
  return (
    <ResultRoom>
      <ResultMark
        kind={error ? 'failure' : 'pending'}
        titleComponent="h1"
        title={<FormattedMessage {...(error ? messages.notConfirmed : messages.confirmTitle)} />}
        description={error ? refusal.title : <FormattedMessage {...messages.confirmText} />}
        next={booking.data && <TrialCard item={booking.data} />}
        actions={
          isOver ? (
            <Button variant="contained" component={Link} to={path('trialSession', { studioUuid })}>
              <FormattedMessage {...messages.again} />
            </Button>
          ) : (
            <LoadingButton size="large" loading={isPending || isSuccess} onClick={confirm}>
              <FormattedMessage {...messages.confirm} />
            </LoadingButton>
          )
        }
      />
    </ResultRoom>
  );
}
