import { signatureMessages } from './signatureMessages.ts';
import Box from '@mui/material/Box';
import { ErrorSummary } from '@studio-portal/ui/ErrorSummary';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { emptySignature } from '@studio-portal/ui/SignaturePad';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { isPayable } from '../../checkout/flow/steps.ts';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { chooseContract } from '../options/contractChoice.ts';
import { ContractChange } from '../change/ContractChange.tsx';
import type { StepProps } from './StepProps.ts';
import { heldMandate } from './heldMandate.ts';
import { SignatureInput } from './SignatureInput.tsx';
import { toSignature } from './toSignature.ts';
import { SecondContract } from './SecondContract.tsx';
import { useSignedElsewhere } from './signedElsewhere.ts';
import { SigningAnswers } from './SigningAnswers.tsx';
import { SigningFrame } from './SigningFrame.tsx';
import { SigningOrder } from './SigningOrder.tsx';
import { SigningProblem } from './SigningProblem.tsx';
import { signMessages as messages } from './signMessages.ts';
import { TextBlocks } from '../offers/TextBlocks.tsx';
import { toPreviewRequest, usePreview } from './usePreview.ts';
import { useSign } from './useSign.ts';
import { useSigner } from './useSigner.ts';
import { useSigningAddresses } from './useSigningAddresses.ts';
import { useAsked, useSigningFaults } from './useSigningFaults.ts';
import { SigningBoxes } from './SigningBoxes.tsx';

/**
 * Last step: everything once more, what is to be accepted and signed, and the order button right under the total, the term and the
 * renewal (legal: order button). Without a person, a way to pay or its mandate it turns back to where that is asked.
 */
export function SigningSummaryStep({ signing, choice }: StepProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { stepAt } = useSigningAddresses();
  const { condition, term, running } = signing;
  const [given, setGiven] = useState({ ...choice, renewal: false });
  const [drawn, setDrawn] = useState(emptySignature);
  const preview = usePreview(choice, running);
  const asked = useAsked(signing, preview.data);
  const signature = toSignature(drawn);
  const { attempt, faults, faultOf, check } = useSigningFaults(signing, asked, {
    ...given,
    signature,
  });
  const { sign, ...sending } = useSign(choice.key, () => void preview.refetch());
  // A running contract is changed once: the backend refuses a second change and says so.
  const signedElsewhere = useSignedElsewhere(choice) && running === null;
  const [wantsSecond, setWantsSecond] = useState(false);
  const signer = useSigner(condition).signer();
  const held = heldMandate();
  const { paymentMethod } = choice;
  const stepTo = (step: 'contact' | 'payment') =>
    sending.pending ? null : <Navigate to={stepAt(term.id, step)} replace />;
  if (!signer) return stepTo('contact');
  if (paymentMethod === null || (paymentMethod === 'DIRECT_DEBIT' && !held))
    return stepTo('payment');
  const tick = (changes: Partial<typeof given>) => {
    const { renewal: _, ...kept } = { ...given, ...changes };
    chooseContract(kept);
    setGiven({ ...given, ...changes });
  };
  const isDebit = paymentMethod === 'DIRECT_DEBIT';
  const send = () => {
    if (!check() || !preview.data || preview.isPlaceholderData) return;
    sign({
      ...toPreviewRequest(choice, studio.id),
      ...(running ? { contractUuid: running.contractUuid } : {}),
      totalPrice: preview.data.totalPrice,
      customerData: signer.customerData,
      identityDocument: signer.identityDocument,
      acceptedTextBlockIds: given.textBlockIds,
      earlyStartRequested: asked.earlyStart && given.earlyStart,
      signature: signature ?? null,
      paymentMethod,
      sepaMandate: isDebit && held ? held.mandate : null,
      paymentSignature: isDebit && held ? held.signature : null,
    });
  };
  const mustPay = preview.data === undefined || isPayable(preview.data.totalPrice);
  return (
    <SigningFrame
      signing={signing}
      priced={choice}
      current="summary"
      title={<FormattedMessage {...messages.summaryTitle} />}
      action={
        signedElsewhere && !wantsSecond && !sending.pending ? (
          <SecondContract onWanted={() => setWantsSecond(true)} />
        ) : (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
            <LoadingButton
              size="large"
              fullWidth
              loading={sending.pending}
              disabled={!preview.data}
              onClick={send}
            >
              <FormattedMessage {...(mustPay ? flowMessages.order : messages.signFree)} />
            </LoadingButton>
            <span role="status">
              {sending.pending && <FormattedMessage {...messages.signing} />}
            </span>
          </Box>
        )
      }
    >
      <ErrorSummary
        title={intl.formatMessage(validationMessages.summary)}
        faults={faults}
        attempt={attempt}
      />
      <SigningAnswers
        signing={signing}
        signer={signer}
        paymentMethod={paymentMethod}
        held={isDebit ? held : undefined}
        extras={condition.modules
          .filter(({ id }) => choice.moduleIds.includes(id))
          .map(({ name }) => name)}
      />
      <TextBlocks
        blocks={condition.textBlocks}
        accepted={given.textBlockIds}
        onChange={(textBlockIds) => tick({ textBlockIds })}
        faultOf={faultOf}
      />
      <SigningBoxes
        asked={asked}
        given={given}
        withdrawalEndDate={condition.withdrawalEndDate}
        onChange={tick}
        faultOf={faultOf}
      />
      {asked.signature && (
        <SignatureInput
          id="contract-signature"
          label={signatureMessages.signature}
          kind={asked.signature}
          value={drawn}
          onChange={setDrawn}
          missing={faultOf('contract-signature') !== undefined}
        />
      )}
      <SigningProblem {...sending} previewError={preview.error} />
      {preview.data?.upgrade && <ContractChange upgrade={preview.data.upgrade} />}
      <SigningOrder signing={signing} preview={preview.data} />
    </SigningFrame>
  );
}
