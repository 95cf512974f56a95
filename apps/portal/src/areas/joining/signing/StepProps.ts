import type { ContractChoice } from '../options/contractChoice.ts';
import type { Signing } from './useSigning.tsx';

/** What the steps after the first are given. */
export interface StepProps {
  signing: Signing;
  choice: ContractChoice;
}
