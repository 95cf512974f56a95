export { ContractSteps as ContractStepRoute } from '../../features/contracts/ContractSteps.tsx';
