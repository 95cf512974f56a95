import type { Contract } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { PdfButtons } from '../../../lib/pdf/PdfButtons.tsx';
import { signMessages as messages } from './signMessages.ts';
import { useContractTexts } from '../words/useContractTexts.ts';

interface ContractFileButtonsProps {
  contract: Contract;
  person: { firstname: string; lastname: string };
}

/** Buttons to save or print a signed contract. */
export function ContractFileButtons({ contract, person }: ContractFileButtonsProps) {
  const { reference, facts, ...words } = useContractTexts(contract, person);
  return (
    <PdfButtons
      label={<FormattedMessage {...messages.download} />}
      fileName={`${contract.name} ${contract.contractNumber}`}
      document={{ ...words, facts: [reference, ...facts] }}
    />
  );
}
