export { ContractSteps as ContractStepRoute } from './ContractSteps.tsx';
