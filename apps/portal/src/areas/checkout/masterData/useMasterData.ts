import {
  useValidateBookAppointmentMasterData,
  useValidateBookCourseMasterData,
  useValidateBookTrialSessionMasterData,
  useValidateSignContractMasterData,
} from '@studio-portal/sdk/api/master-data';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** What the data is wanted for; each has its call (specification 2, "master data"). */
export type Purpose = 'appointment' | 'course' | 'trialSession' | 'contract';

/** Whether enough is known of the reader for a purpose. Asked for members alone: visitors type everything in their flow. */
export function useMasterData(purpose: Purpose) {
  const { studio, user } = useStudio();
  const params = { organizationUnitId: studio.id };
  const when = (one: Purpose) => ({ query: { enabled: user !== undefined && one === purpose } });
  const answers = {
    appointment: useValidateBookAppointmentMasterData(params, when('appointment')),
    course: useValidateBookCourseMasterData(params, when('course')),
    trialSession: useValidateBookTrialSessionMasterData(params, when('trialSession')),
    contract: useValidateSignContractMasterData(params, when('contract')),
  };
  return answers[purpose];
}
