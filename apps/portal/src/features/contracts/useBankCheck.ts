import {
  convertBankAccount,
  convertPublicBankAccount,
  validateAccountHolder,
} from '@studio-portal/sdk/api/bank';
import type { AccountHolderFault, SepaMandate } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { useWriting } from '../../lib/cache/useWriting.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages as mandateMessages } from '../../domains/mandate/messages.ts';
import type { KnownBank } from './heldMandate.ts';
import { signMessages as messages } from './signMessages.ts';

const holderFaults = {
  NO_NAME: messages.holderNoName,
  TOO_LONG: messages.holderTooLong,
  UNSUPPORTED_CHARACTERS: messages.holderCharacters,
} satisfies Record<AccountHolderFault, MessageDescriptor>;

/** What came of looking at a bank account: where it is wrong, in which words. */
interface Checked {
  atFields: { name: 'iban' | 'accountHolder' | 'bic'; fault: MessageDescriptor }[];
  /** The bank wants its BIC, which was not named. */
  lacksBic: boolean;
  /** What is known of the bank; null where that is nothing. */
  bank: KnownBank | null;
}

/**
 * Has the server look at an account before a mandate is held for it: whether it can be debited, which bank it is at, and whether banks
 * take the name of its holder. A wrong IBAN or BIC comes back as an error of the call, at its field.
 */
export function useBankCheck(onChecked: (checked: Checked, mandate: SepaMandate) => void) {
  const { user } = useStudio();
  const { mutate, isPending, error } = useWriting(
    ['convertBankAccount', 'convertPublicBankAccount'],
    {
      mutationFn: async ({
        iban,
        accountHolder,
        bic: typed = null,
      }: SepaMandate): Promise<Checked> => {
        const request = { iban, bic: typed };
        const [account, holder] = await Promise.all([
          user ? convertBankAccount(request) : convertPublicBankAccount(request),
          validateAccountHolder({ accountHolder }),
        ]);
        const { sepa, bankName, bic, bicRequired } = account;
        const lacksBic = bicRequired && typed === null;
        return {
          atFields: [
            ...(sepa ? [] : [{ name: 'iban' as const, fault: messages.notSepa }]),
            ...(lacksBic ? [{ name: 'bic' as const, fault: mandateMessages.enterBic }] : []),
            ...holder.faults.map((fault) => ({
              name: 'accountHolder' as const,
              fault: holderFaults[fault],
            })),
          ],
          lacksBic,
          bank: bic === null ? null : { bankName, bic },
        };
      },
      onSuccess: onChecked,
    },
  );
  return { check: mutate, pending: isPending, error };
}
