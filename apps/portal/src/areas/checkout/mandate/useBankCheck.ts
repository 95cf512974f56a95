import {
  convertBankAccount,
  convertPublicBankAccount,
  validateAccountHolder,
} from '@studio-portal/sdk/api/bank';
import type { AccountHolderFault, SepaMandate } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useWriting } from '../../../lib/api/cache/useWriting.ts';
import { useStudioIfAny } from '../../../lib/routes/StudioContext.tsx';
import type { MandateFaults } from './mandateFields.ts';
import { messages } from './messages.ts';

const holderFaults = {
  NO_NAME: messages.holderNoName,
  TOO_LONG: messages.holderTooLong,
  UNSUPPORTED_CHARACTERS: messages.holderCharacters,
} satisfies Record<AccountHolderFault, MessageDescriptor>;

/** A bank, as far as anybody knows it. */
export interface KnownBank {
  bankName: string | null;
  bic: string;
}

/** A look at the account of a mandate, for its form. */
export interface BankCheck {
  check: (mandate: SepaMandate) => void;
  pending: boolean;
  /** Why the account could not be looked at, or what of it is wrong by the server's words. */
  error: unknown;
  /** What else was found wrong. */
  faults: MandateFaults;
  /** The account for which the bank wants its BIC: it is asked for as long as that IBAN stands there. */
  bicFor: string | undefined;
}

/**
 * Has the server look at an account before a mandate for it is given: whether it can be debited, whether the bank wants its BIC, and
 * whether banks take the name of its holder. A wrong IBAN or BIC comes back as an error of the call, at its field.
 * @param onGood nothing is wrong; `bank` is null where nothing is known of it
 * @param bicFor the account of a mandate that was typed before with its BIC
 */
export function useBankCheck(
  onGood: (mandate: SepaMandate, bank: KnownBank | null) => void,
  bicFor?: string,
): BankCheck {
  const intl = useIntl();
  const user = useStudioIfAny()?.user;
  const [asksBicFor, setAsksBicFor] = useState(bicFor);
  const [faults, setFaults] = useState<MandateFaults>([]);
  const { mutate, isPending, error } = useWriting(
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
