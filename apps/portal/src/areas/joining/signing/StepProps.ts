import type { ContractChoice } from '../options/contractChoice.ts';
import type { Signing } from './useSigning.tsx';

/** Props of the steps after the first. */
export interface StepProps {
  signing: Signing;
  choice: ContractChoice;
}
