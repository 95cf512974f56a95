import { useLocation } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * The address of a step by its number, with what this one has in its query: whom, which day, which invitation, which course.
 * The course may be chosen, or a time in its place (null).
 */
export function useStepAddress(): (step: number, course?: number | null) => string {
  const { studioUuid } = useStudio();
  const { search } = useLocation();
  return (step, course) => {
    const query = new URLSearchParams(search);
    if (course !== undefined) query.delete('course');
    if (course) query.set('course', String(course));
    const queryString = query.toString();
    return `${path('trialSessionStep', { studioUuid, step })}${queryString && `?${queryString}`}`;
  };
}
