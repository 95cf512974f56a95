import { Navigate, useParams } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { FlowError, FlowLoading } from '../../features/booking/components/FlowGate.tsx';
import { OptionSummaryStep } from '../../features/booking/components/OptionSummaryStep.tsx';
import { useWaysToBook } from '../../features/booking/hooks/useWaysToBook.ts';
import { toAppointments } from '../../domains/courseView/bookingState.ts';
import { useCourse } from '../../domains/courseView/useCourse.ts';
import { MasterDataGate } from '../../domains/masterData/MasterDataGate.tsx';
import { readSlot } from '../../domains/courseView/slot.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { useNumericParam } from '../../lib/useNumericParam.ts';

/** The one step of booking with something that the member holds: everything once more, and the button. */
export function SummaryOptionRoute() {
  const { studioUuid } = useStudio();
  const { optionId } = useParams();
  const id = useNumericParam('id');
  const course = useCourse(id);
  const ways = useWaysToBook(id);
  if (id === undefined || !readSlot(id))
    return (
      <Navigate
        to={id === undefined ? path('courses', { studioUuid }) : path('course', { studioUuid, id })}
        replace
      />
    );
  const error = course.data ? ways.error : course.error;
  if (error && !(course.data && ways.data))
    return (
      <FlowError error={error} retry={() => void Promise.all([course.refetch(), ways.refetch()])} />
    );
  const [appointment] = toAppointments(course.data ? [course.data] : []);
  if (!appointment || !ways.data) return <FlowLoading />;
  const option = ways.data.bookingOptions.find(
    (other) => String(other.id) === optionId && other.valid,
  );
  if (!option) return <Navigate to={path('course', { studioUuid, id })} replace />;
  return (
    <MasterDataGate purpose="course">
      <OptionSummaryStep appointment={appointment} option={option} />
    </MasterDataGate>
  );
}
