import { signatureMessages } from './signatureMessages.ts';
import type { ContractPreview, ContractSignature } from '@studio-portal/sdk/types';
import type { FieldFault } from '@studio-portal/ui/ErrorSummary';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { consentMessages } from '../../checkout/contact/consentMessages.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { signMessages as messages } from './signMessages.ts';
import { textBlockId } from '../offers/TextBlocks.tsx';
import type { Signing } from './useSigning.tsx';

/** Ids of what is ticked and signed in the last step, besides text blocks. */
export const signingIds = {
  earlyStart: 'early-start',
  renewal: 'renewal',
  signature: 'contract-signature',
} as const;

/** What the reader has ticked and signed. */
interface Given {
  textBlockIds: readonly number[];
  earlyStart: boolean;
  renewal: boolean;
  signature: ContractSignature | undefined;
}

/** What has to be asked for besides text blocks, before this contract can be signed in this country. */
export function useAsked({ condition, term }: Signing, preview: ContractPreview | undefined) {
  const { countryCode } = useStudio().studio.address;
  return {
    // Right of withdrawal: an early start is asked for, unticked at first (legal: early start).
    earlyStart:
      preview !== undefined && preview.contractStartDateOfUse <= condition.withdrawalEndDate,
    // California: consent to renewal stands apart from all other terms (legal: US).
    renewal: countryCode === 'US' && term.extension.type !== 'NONE',
    signature: condition.signature === 'NONE' ? undefined : condition.signature,
  };
}

/** What is missing before a contract is signed: said in a summary that takes the focus, and at each place. */
export function useSigningFaults(
  { condition }: Signing,
  asked: ReturnType<typeof useAsked>,
  given: Given,
) {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(0);
  const faults: FieldFault[] = [
    ...condition.textBlocks
      .filter(({ id, mandatory }) => mandatory && !given.textBlockIds.includes(id))
      .map(({ id, title }) => ({
        fieldId: textBlockId(id),
        message:
          title === ''
            ? intl.formatMessage(consentMessages.acceptBlock)
            : intl.formatMessage(consentMessages.acceptNamedBlock, { 0: title }),
      })),
    ...(asked.earlyStart && !given.earlyStart
      ? [
          {
            fieldId: signingIds.earlyStart,
            message: intl.formatMessage(messages.earlyStartMissing),
          },
        ]
      : []),
    ...(asked.renewal && !given.renewal
      ? [{ fieldId: signingIds.renewal, message: intl.formatMessage(messages.renewalMissing) }]
      : []),
    ...(asked.signature && given.signature === undefined
      ? [
          {
            fieldId: signingIds.signature,
            message: intl.formatMessage(signatureMessages.signatureMissing),
          },
        ]
      : []),
  ];
  const shown = attempt === 0 ? [] : faults;
  return {
    attempt,
    faults: shown,
    faultOf: (fieldId: string) => shown.find((fault) => fault.fieldId === fieldId)?.message,
    /** Looks when the reader signs; false where something is missing, which then says so. */
    check: (): boolean => {
      setAttempt(attempt + 1);
      return faults.length === 0;
    },
  };
}
