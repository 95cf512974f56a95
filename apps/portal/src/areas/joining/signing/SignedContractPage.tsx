import { contractMessages } from '../words/contractMessages.ts';
import Button from '@mui/material/Button';
import { useGetSale } from '@studio-portal/sdk/api/contract-signing';
import type { Contract } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { useLayoutEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { AccountOffer } from '../../checkout/contact/AccountOffer.tsx';
import { endDraft } from '../../checkout/flow/endDraft.ts';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { FlowError, FlowLoading } from '../../checkout/flow/SubjectGate.tsx';
import { isUuid } from '../../../lib/address/isUuid.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { ChangeSummary } from '../change/ChangeSummary.tsx';
import { changeMessages } from '../change/changeMessages.ts';
import { ContractFileButtons } from './ContractFileButtons.tsx';
import { clearContractChoice } from '../options/contractChoice.ts';
import { ContractSheet } from './ContractSheet.tsx';
import { clearMandateDraft } from './mandateDraft.ts';
import { readSignedContract, type SignedContract } from './signedContract.ts';
import { signMessages as messages } from './signMessages.ts';
import { useSigner } from './useSigner.ts';

/**
 * Confirmation of a signed contract. Users with an account see it again after a reload; others find
 * it in their mail, since it contains personal data.
 */
export function SignedContractPage() {
  const { user } = useStudio();
  const [query] = useSearchParams();
  const saleId = query.get('sale') ?? '';
  const { forget } = useSigner({ fields: [] });
  const end = useEffectEvent(() => {
    endDraft();
    clearContractChoice();
    clearMandateDraft();
    forget();
  });
  // A layout effect runs after the previous step has unmounted, which would otherwise redirect, and
  // before the user can press Back.
  useLayoutEffect(() => end(), []);
  const signed = readSignedContract(user?.id);
  // For users with an account, the address names the sale.
  const signedHere = user && signed?.saleId !== saleId ? undefined : signed;
  const canRead = signedHere === undefined && user !== undefined && isUuid(saleId);
  const sale = useGetSale(saleId, { query: { enabled: canRead } });
  if (signedHere) return <Signed contract={signedHere.contract} person={signedHere.person} />;
  if (!canRead) return <Signed contract={undefined} person={undefined} />;
  if (sale.error && !sale.data)
    return <FlowError error={sale.error} retry={() => void sale.refetch()} />;
  if (!sale.data) return <FlowLoading shape="result" />;
  return <Signed contract={sale.data.contract ?? undefined} person={sale.data.customerBaseDto} />;
}

interface SignedProps {
  /** Undefined if the page does not know it anymore. */
  contract: Contract | undefined;
  person: SignedContract['person'] | undefined;
}

function Signed({ contract, person }: SignedProps) {
  const { studioUuid } = useStudio();
  const replaced = contract?.replaces;
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...(replaced ? changeMessages.doneTitle : messages.doneTitle)} />}
        description={
          contract && replaced ? (
            <ChangeSummary contract={contract} replaced={replaced} />
          ) : (
            <FormattedMessage {...(contract ? messages.doneText : messages.doneUnknown)} />
          )
        }
        {...(contract
          ? {
              reference: {
                label: <FormattedMessage {...contractMessages.contractNumber} />,
                value: contract.contractNumber,
              },
            }
          : {})}
        next={contract && person && <ContractSheet contract={contract} person={person} />}
        actions={
          <>
            {contract && person && <ContractFileButtons contract={contract} person={person} />}
            {!contract && (
              <Button
                variant="text"
                component={Link}
                to={path('contractWithdrawal', { studioUuid })}
              >
                <FormattedMessage {...messages.revocation} />
              </Button>
            )}
            <Button variant="text" component={Link} to={path('studio', { studioUuid })}>
              <FormattedMessage {...messages.toStudio} />
            </Button>
          </>
        }
      />
      {person && <AccountOffer person={person} />}
    </ResultRoom>
  );
}
