import {
  convertBankAccount,
  convertPublicBankAccount,
  validateAccountHolder,
} from '@studio-portal/sdk/api/bank';
import type { AccountHolderFault, SepaMandate } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { useStudioIfAny } from '../../../lib/routes/StudioContext.tsx';
import type { MandateFaults } from './mandateFields.ts';
import { messages } from './messages.ts';

const holderFaults = {
  NO_NAME: messages.holderNoName,
  TOO_LONG: messages.holderTooLong,
  UNSUPPORTED_CHARACTERS: messages.holderCharacters,
} satisfies Record<AccountHolderFault, MessageDescriptor>;

/** Details of a bank as far as known. */
export interface KnownBank {
  bankName: string | null;
  bic: string;
}

/** Result of checking the account of a mandate, for its form. */
export interface BankCheck {
  check: (mandate: SepaMandate) => void;
  pending: boolean;
  /** Error of the check, or an error of the account in the server's words. */
  error: unknown;
  /** Other errors. */
  faults: MandateFaults;
  /** IBAN whose bank requires a BIC, which is asked for while this IBAN is entered. */
  bicFor: string | undefined;
}

/**
 * Checks an account on the server before its mandate is signed: direct debit possible, BIC
 * required, holder name accepted. A wrong IBAN or BIC is an error of the call and shows at its
 * field.
 * @param onGood called without errors; `bank` is null if unknown
 * @param bicFor account of an earlier mandate that was entered with its BIC
 */
export function useBankCheck(
  onGood: (mandate: SepaMandate, bank: KnownBank | null) => void,
  bicFor?: string,
): BankCheck {
  const intl = useIntl();
  const user = useStudioIfAny()?.user;
  const [asksBicFor, setAsksBicFor] = useState(bicFor);
  const [faults, setFaults] = useState<MandateFaults>([]);
  const { mutate, isPending, error } = useApiMutation(
    ['convertBankAccount', 'convertPublicBankAccount'],
    {
      mutationFn: async ({ iban, accountHolder, bic = null }: SepaMandate) => {
        const request = { iban, bic };
        const [account, holder] = await Promise.all([
          user ? convertBankAccount(request) : convertPublicBankAccount(request),
          validateAccountHolder({ accountHolder }),
        ]);
        return { account, holder };
      },
      onSuccess: ({ account, holder }, mandate) => {
        const { sepa, bankName, bic, bicRequired } = account;
        const lacksBic = bicRequired && !mandate.bic;
        if (lacksBic) setAsksBicFor(mandate.iban);
        const found = [
          ...(sepa ? [] : [{ name: 'iban' as const, fault: messages.notSepa }]),
          ...(lacksBic ? [{ name: 'bic' as const, fault: messages.enterBic }] : []),
          ...holder.faults.map((fault) => ({
            name: 'accountHolder' as const,
            fault: holderFaults[fault],
          })),
        ];
        setFaults(found.map(({ name, fault }) => ({ name, message: intl.formatMessage(fault) })));
        if (found.length === 0) onGood(mandate, bic === null ? null : { bankName, bic });
      },
    },
  );
  return { check: mutate, pending: isPending, error, faults, bicFor: asksBicFor };
}
