import { useLocation } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Returns a function for the address of a step. It keeps the current query: trainer, day,
 * invitation and course. A given course replaces the current one; null removes it, to select a time
 * instead.
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
