import {
  useValidateBookAppointmentMasterData,
  useValidateBookCourseMasterData,
  useValidateBookTrialSessionMasterData,
  useValidateSignContractMasterData,
} from '@studio-portal/sdk/api/master-data';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Purpose of the data, with one call each (spec 2, "master data"). */
export type Purpose = 'appointment' | 'course' | 'trialSession' | 'contract';

/**
 * Loads whether the user's master data is complete for a purpose. Members only: visitors enter
 * everything in their flow.
 */
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
