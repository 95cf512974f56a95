import { signatureMessages } from './signatureMessages.ts';
import Box from '@mui/material/Box';
import { ErrorSummary } from '@studio-portal/ui/ErrorSummary';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { emptySignature } from '@studio-portal/ui/SignaturePad';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { OrderLaterLabel } from '../../checkout/flow/OrderLaterLabel.tsx';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { saveContractChoice } from '../options/contractChoice.ts';
import { ContractChange } from '../change/ContractChange.tsx';
import type { StepProps } from './StepProps.ts';
import { findKeptAccount } from './findKeptAccount.ts';
import { readMandateDraft } from './mandateDraft.ts';
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
import { useSigningRequirements, useSigningErrors } from './useSigningErrors.ts';
import { StudioConsents } from './StudioConsents.tsx';
import { SigningConsents } from './SigningConsents.tsx';

/**
 * Last signing step: all data again, consents, signature, and the order button directly below
 * total, term and renewal (legal: order button). Redirects to the step for the signer's data,
 * payment method or mandate if one of them is missing.
 */
export function SigningSummaryStep({ signing, choice }: StepProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { stepPath } = useSigningAddresses();
  const { condition, term, currentContract } = signing;
  const [given, setGiven] = useState({ ...choice, renewal: false });
  const [drawn, setDrawn] = useState(emptySignature);
  const preview = usePreview(choice, currentContract);
  const required = useSigningRequirements(signing, preview.data);
  const signature = toSignature(drawn);
  const { attempt, errors, getError, check } = useSigningErrors(signing, required, {
    ...given,
    signature,
  });
  const { sign, ...sending } = useSign(choice.key, () => void preview.refetch());
  // A contract can be changed only once: the backend refuses a second change.
  const signedElsewhere = useSignedElsewhere(choice) && currentContract === null;
  const [wantsSecond, setWantsSecond] = useState(false);
  const signer = useSigner(condition).signer();
  const mandateDraft = readMandateDraft(choice.key);
  const { paymentMethod } = choice;
  const renderRedirect = (step: 'contact' | 'payment') =>
    sending.pending ? null : <Navigate to={stepPath(term.id, step)} replace />;
  if (!signer) return renderRedirect('contact');
  const isDebit = paymentMethod === 'DIRECT_DEBIT';
  const keptAccount = isDebit && !mandateDraft ? findKeptAccount(signing) : null;
  if (paymentMethod === null || (isDebit && !mandateDraft && keptAccount === null))
    return renderRedirect('payment');
  const tick = (changes: Partial<typeof given>) => {
    const { renewal: _, ...kept } = { ...given, ...changes };
    saveContractChoice(kept);
    setGiven({ ...given, ...changes });
  };
  const send = () => {
    if (!check() || !preview.data || preview.isPlaceholderData) return;
    sign({
      ...toPreviewRequest(choice, studio.id),
      ...(currentContract ? { contractUuid: currentContract.contractUuid } : {}),
      totalPrice: preview.data.totalPrice,
      customerData: signer.customerData,
      identityDocument: signer.identityDocument,
      acceptedTextBlockIds: given.textBlockIds,
      acceptedConsents: given.acceptedConsents,
      earlyStartRequested: required.earlyStart && given.earlyStart,
      signature: signature ?? null,
      paymentMethod,
      sepaMandate: isDebit && mandateDraft ? mandateDraft.mandate : null,
      paymentSignature: isDebit && mandateDraft ? mandateDraft.signature : null,
    });
  };
  return (
    <SigningFrame
      signing={signing}
      priced={choice}
      current="summary"
      title={<FormattedMessage {...messages.summaryTitle} />}
      action={
        signedElsewhere && !wantsSecond && !sending.pending ? (
          <SecondContract onConfirm={() => setWantsSecond(true)} />
        ) : (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
            <LoadingButton
              size="large"
              fullWidth
              loading={sending.pending}
              disabled={!preview.data || preview.isPlaceholderData}
              onClick={send}
            >
              <OrderLaterLabel price={preview.data?.totalPrice}>
                <FormattedMessage {...messages.sign} />
              </OrderLaterLabel>
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
        errors={errors}
        attempt={attempt}
      />
      <SigningAnswers
        signing={signing}
        signer={signer}
        paymentMethod={paymentMethod}
        mandateDraft={isDebit ? mandateDraft : undefined}
        keptAccount={keptAccount}
        extras={condition.modules
          .filter(({ id }) => choice.moduleIds.includes(id))
          .map(({ name }) => name)}
      />
      {preview.data?.upgrade && <ContractChange upgrade={preview.data.upgrade} />}
      <TextBlocks
        blocks={condition.textBlocks}
        accepted={given.textBlockIds}
        onChange={(textBlockIds) => tick({ textBlockIds })}
        getError={getError}
      />
      <StudioConsents
        consents={signing.consents}
        accepted={given.acceptedConsents}
        onChange={(acceptedConsents) => tick({ acceptedConsents })}
        getError={getError}
      />
      <SigningConsents
        required={required}
        given={given}
        withdrawalEndDate={condition.withdrawalEndDate}
        onChange={tick}
        getError={getError}
      />
      {required.signature && (
        <SignatureInput
          id="contract-signature"
          label={signatureMessages.signature}
          kind={required.signature}
          value={drawn}
          onChange={setDrawn}
          missing={getError('contract-signature') !== undefined}
        />
      )}
      <SigningProblem {...sending} preview={preview} />
      <SigningOrder signing={signing} preview={preview.data} />
    </SigningFrame>
  );
}
