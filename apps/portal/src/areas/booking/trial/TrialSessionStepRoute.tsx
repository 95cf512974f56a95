export { TrialSteps as TrialSessionStepRoute } from './TrialSteps.tsx';
