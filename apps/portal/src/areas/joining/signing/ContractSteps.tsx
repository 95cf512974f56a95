import { Navigate, useParams } from 'react-router';
import { LoadedGate } from '../../checkout/flow/SubjectGate.tsx';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { SigningContactStep } from './SigningContactStep.tsx';
import { chosenContract } from '../options/contractChoice.ts';
import { OptionsStep } from '../options/OptionsStep.tsx';
import { SignedContractPage } from './SignedContractPage.tsx';
import type { StepProps } from './StepProps.ts';
import { SigningPaymentStep } from './SigningPaymentStep.tsx';
import { SigningSummaryStep } from './SigningSummaryStep.tsx';
import { type Signing, useSigning } from './useSigning.tsx';
import { useSigningAddresses } from './useSigningAddresses.ts';

/** The steps to the contract of a term, by their names; a name that is none leads to the first. */
export function ContractSteps() {
  const { step } = useParams();
  return step === 'success' ? <SignedContractPage /> : <StepsOfTerm />;
}

function StepsOfTerm() {
  const loaded = useSigning();
  // A refusal may end the way: what has the focus goes with the step.
  useFocusFallback(loaded.status);
  return <LoadedGate loaded={loaded}>{(signing) => <NamedStep signing={signing} />}</LoadedGate>;
}

/** A step that lacks what the ones before it ask leads back to the first. */
function NamedStep({ signing }: { signing: Signing }) {
  const { stepAt } = useSigningAddresses();
  const { step } = useParams();
  useOwnTitle(signing.offer.name);
  const { id } = signing.term;
  if (step === 'options') return <OptionsStep signing={signing} />;
  const Step = later[step ?? ''];
  const choice = chosenContract(id, signing.running);
  if (!Step || !choice) return <Navigate to={stepAt(id, 'options')} replace />;
  return <Step key={step} signing={signing} choice={choice} />;
}

const later: Partial<Record<string, (props: StepProps) => React.ReactNode>> = {
  contact: SigningContactStep,
  payment: SigningPaymentStep,
  summary: SigningSummaryStep,
};
