import { Navigate, useParams } from 'react-router';
import { LoadedGate } from '../../checkout/flow/SubjectGate.tsx';
import { MasterDataGate } from '../../checkout/masterData/MasterDataGate.tsx';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { SigningContactStep } from './SigningContactStep.tsx';
import { readContractChoice } from '../options/contractChoice.ts';
import { OptionsStep } from '../options/OptionsStep.tsx';
import { SignedContractPage } from './SignedContractPage.tsx';
import type { StepProps } from './StepProps.ts';
import { SigningPaymentStep } from './SigningPaymentStep.tsx';
import { SigningSummaryStep } from './SigningSummaryStep.tsx';
import { type Signing, useSigning } from './useSigning.tsx';
import { useSigningAddresses } from './useSigningAddresses.ts';

/** Signing steps of a term, by name; unknown names redirect to the first step. */
export function ContractSteps() {
  const { step } = useParams();
  return step === 'success' ? <SignedContractPage /> : <StepsOfTerm />;
}

function StepsOfTerm() {
  const loaded = useSigning();
  // A refusal may remove the step that has the focus.
  useFocusFallback(loaded.status);
  return <LoadedGate loaded={loaded}>{(signing) => <NamedStep signing={signing} />}</LoadedGate>;
}

/**
 * Shows a step; redirects to the first one if earlier choices are missing. Steps about the person
 * need complete master data.
 */
function NamedStep({ signing }: { signing: Signing }) {
  const { stepPath } = useSigningAddresses();
  const { step } = useParams();
  useOwnTitle(signing.offer.name);
  const { id } = signing.term;
  if (step === 'options') return <OptionsStep signing={signing} />;
  const Step = laterSteps[step ?? ''];
  const choice = readContractChoice(id, signing.currentContract);
  if (!Step || !choice) return <Navigate to={stepPath(id, 'options')} replace />;
  return (
    <MasterDataGate purpose="contract">
      <Step key={step} signing={signing} choice={choice} />
    </MasterDataGate>
  );
}

const laterSteps: Partial<Record<string, (props: StepProps) => React.ReactNode>> = {
  contact: SigningContactStep,
  payment: SigningPaymentStep,
  summary: SigningSummaryStep,
};
