import { useLocation } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** The address of a step by its number, with what this one has in its query: whom, which day, which invitation. */
export function useStepAddress(): (step: number) => string {
  const { studioUuid } = useStudio();
  const { search } = useLocation();
  return (step) => `${path('trialSessionStep', { studioUuid, step })}${search}`;
}
