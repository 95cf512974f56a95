export { TrialSteps as TrialSessionStepRoute } from '../../features/trialSession/TrialSteps.tsx';
