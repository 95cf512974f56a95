import { Navigate, useParams } from 'react-router';
import { path } from '../../app/paths.ts';
import { FlowError, FlowLoading } from '../../features/booking/components/FlowGate.tsx';
import { OptionSummaryStep } from '../../features/booking/components/OptionSummaryStep.tsx';
import { useWaysToBook } from '../../features/booking/hooks/useWaysToBook.ts';
import { toAppointments } from '../../lib/courses/bookingState.ts';
import { useCourse } from '../../lib/courses/useCourse.ts';
import { MasterDataGate } from '../../lib/masterData/MasterDataGate.tsx';
import { readSlot } from '../../lib/slot.ts';
import { useStudio } from '../../lib/studio/StudioContext.tsx';
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
