import Typography from '@mui/material/Typography';
import { useBookCourse } from '@studio-portal/sdk/api/calendar';
import type { BookingOption } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { FormattedMessage } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import type { Item } from '../../domains/checkout/Flow.ts';
import { FlowFrame } from '../../domains/checkout/FlowFrame.tsx';
import { flowMessages } from '../../domains/checkout/flowMessages.ts';
import { LoadedGate, lacksSlot } from '../../domains/checkout/SubjectGate.tsx';
import { TakenNotice } from '../../domains/checkout/TakenNotice.tsx';
import { useCancelationPromise } from '../../domains/checkout/useCancelationPromise.tsx';
import { MasterDataGate } from '../../domains/masterData/MasterDataGate.tsx';
import { ErrorWords } from '../../lib/apiErrors/ErrorWords.tsx';
import { Alert } from '../../lib/alert/Alert.tsx';
import { useNumericParam } from '../../lib/useNumericParam.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { courseFlow } from './courseFlow.ts';
import { bookingResult } from './courseSubject.ts';
import { messages } from './messages.ts';
import { useCourseOption } from './useCourseSubject.ts';

/** The one step of booking with something that the member holds: what is missing of the person, everything once more, and the button. */
export function OptionSummaryStep() {
  const loaded = useCourseOption();
  return (
    <LoadedGate loaded={loaded}>
      {({ item, option }) => {
        const { availability, start } = item;
        if (availability.kind === 'mine') return <Navigate to={availability.result} replace />;
        if (availability.kind === 'closed' || lacksSlot(courseFlow, item))
          return <Navigate to={start} replace />;
        return (
          <MasterDataGate purpose="course">
            <OptionSummary item={item} option={option} />
          </MasterDataGate>
        );
      }}
    </LoadedGate>
  );
}

/** Books with an option, without payment. When the last place went meanwhile, the button offers the waiting list. */
function OptionSummary({ item, option }: { item: Item; option: BookingOption }) {
  const navigate = useNavigate();
  const id = useNumericParam('id') ?? 0;
  const { studio, studioUuid } = useStudio();
  const { mutate, isPending, isSuccess, error } = useBookCourse();
  const { availability } = item;
  const waits = availability.kind === 'waitingList';
  const promise = useCancelationPromise(item, waits, false);
  const book = () =>
    mutate(
      { data: { courseAppointmentId: id, bookingOptionId: option.id, joinWaitingList: waits } },
      {
        onSuccess: ({ uuid }) =>
          void navigate(bookingResult(studioUuid, id, uuid), { replace: true }),
      },
    );
  const pending = isPending || isSuccess;
  return (
    <FlowFrame
      flow={courseFlow}
      what={{ ...item, option: option.name }}
      title={<FormattedMessage {...courseFlow.texts.summaryTitle} />}
      current="summary"
      waits={waits}
      action={
        <LoadingButton
          size="large"
          fullWidth
          loading={pending}
          disabled={availability.kind === 'full'}
          onClick={book}
        >
          <FormattedMessage {...(waits ? flowMessages.joinWaitingList : courseFlow.texts.book)} />
        </LoadingButton>
      }
    >
      {availability.kind === 'full' && (
        <TakenNotice flow={courseFlow} item={item} onWait={undefined} />
      )}
      {error && availability.kind !== 'full' && (
        <Alert kind="error">
          <ErrorWords error={error} timeZone={studio.zoneId} />
        </Alert>
      )}
      {availability.kind === 'waitingList' && (
        <Alert kind="info">
          <FormattedMessage
            {...messages.waitingText}
            values={{ position: availability.position }}
          />
        </Alert>
      )}
      <Typography>{promise}</Typography>
    </FlowFrame>
  );
}
