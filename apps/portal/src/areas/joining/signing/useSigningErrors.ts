import { signatureMessages } from './signatureMessages.ts';
import type { ContractPreview, ContractSignature, LegalInfoType } from '@studio-portal/sdk/types';
import type { FieldError } from '@studio-portal/ui/ErrorSummary';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { consentMessages } from '../../checkout/contact/consentMessages.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { signMessages as messages } from './signMessages.ts';
import { consentId } from './StudioConsents.tsx';
import { textBlockId } from '../offers/TextBlocks.tsx';
import type { Signing } from './useSigning.tsx';

/** Element ids of consents and signature on the last step, except text blocks. */
export const signingIds = {
  earlyStart: 'early-start',
  renewal: 'renewal',
  signature: 'contract-signature',
} as const;

/** Consents and signature given by the user. */
interface GivenConsents {
  textBlockIds: readonly number[];
  acceptedConsents: readonly LegalInfoType[];
  earlyStart: boolean;
  renewal: boolean;
  signature: ContractSignature | undefined;
}

/**
 * Returns which consents and signature the contract requires in this country, apart from text
 * blocks.
 */
export function useSigningRequirements(
  { condition, term }: Signing,
  preview: ContractPreview | undefined,
) {
  const { countryCode } = useStudio().studio.address;
  return {
    // Right of withdrawal: an early start needs consent, initially unticked (legal: early start).
    earlyStart:
      preview !== undefined && preview.contractStartDateOfUse <= condition.withdrawalEndDate,
    // California: consent to renewal must be separate from all other terms (legal: US).
    renewal: countryCode === 'US' && term.extension.type !== 'NONE',
    signature: condition.signature === 'NONE' ? undefined : condition.signature,
  };
}

/**
 * Collects errors before signing. They show in a summary that takes the focus, and at their fields.
 */
export function useSigningErrors(
  { condition, consents }: Signing,
  required: ReturnType<typeof useSigningRequirements>,
  given: GivenConsents,
) {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(0);
  const toMissing = (name: string | null) =>
    name === null
      ? intl.formatMessage(consentMessages.acceptBlock)
      : intl.formatMessage(consentMessages.acceptNamedBlock, { 0: name });
  const errors: FieldError[] = [
    ...condition.textBlocks
      .filter(({ id, mandatory }) => mandatory && !given.textBlockIds.includes(id))
      .map(({ id, title }) => ({
        fieldId: textBlockId(id),
        message: toMissing(title === '' ? null : title),
      })),
    ...consents
      .filter(({ mandatory, type }) => mandatory && !given.acceptedConsents.includes(type))
      .map(({ type, name }) => ({ fieldId: consentId(type), message: toMissing(name) })),
    ...(required.earlyStart && !given.earlyStart
      ? [
          {
            fieldId: signingIds.earlyStart,
            message: intl.formatMessage(messages.earlyStartMissing),
          },
        ]
      : []),
    ...(required.renewal && !given.renewal
      ? [{ fieldId: signingIds.renewal, message: intl.formatMessage(messages.renewalMissing) }]
      : []),
    ...(required.signature && given.signature === undefined
      ? [
          {
            fieldId: signingIds.signature,
            message: intl.formatMessage(signatureMessages.signatureMissing),
          },
        ]
      : []),
  ];
  const shown = attempt === 0 ? [] : errors;
  return {
    attempt,
    errors: shown,
    getError: (fieldId: string) => shown.find((error) => error.fieldId === fieldId)?.message,
    /** Validates on submit; returns false and shows the errors if something is missing. */
    check: (): boolean => {
      setAttempt(attempt + 1);
      return errors.length === 0;
    },
  };
}
