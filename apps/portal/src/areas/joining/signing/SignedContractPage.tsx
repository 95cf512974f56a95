import { contractMessages } from '../words/contractMessages.ts';
import Button from '@mui/material/Button';
import { useGetSale } from '@studio-portal/sdk/api/contract-signing';
import type { Contract } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { useLayoutEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { AccountOffer } from '../../checkout/contact/AccountOffer.tsx';
import { DeadEnd } from '../../checkout/flow/DeadEnd.tsx';
import { endDraft } from '../../checkout/flow/endDraft.ts';
import { resultMessages } from '../../checkout/result/resultMessages.ts';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { FlowError, FlowLoading } from '../../checkout/flow/SubjectGate.tsx';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { isUuid } from '../../../lib/address/isUuid.ts';
import { path } from '../../../lib/address/paths.ts';
import { useItemName } from '../../../lib/brand/PageTitle.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { ChangeSummary } from '../change/ChangeSummary.tsx';
import { changeMessages } from '../change/changeMessages.ts';
import { ContractFileButtons } from './ContractFileButtons.tsx';
import { clearContractChoice } from '../options/contractChoice.ts';
import { messages as offerMessages } from '../offers/messages.ts';
import { guestMessages } from '../../checkout/result/guestMessages.ts';
import { ContractSheet } from './ContractSheet.tsx';
import { clearMandateDraft } from './mandateDraft.ts';
import { readSignedContract, type SignedContract, wasSigned } from './signedContract.ts';
import { signMessages as messages } from './signMessages.ts';
import { useSigningAddresses } from './useSigningAddresses.ts';
import { useSigner } from './useSigner.ts';

/**
 * Confirmation of a signed contract. Users with an account see it again after a reload; others find
 * it in their mail, since it contains personal data. An address without a signed contract says so.
 */
export function SignedContractPage() {
  const { user } = useStudio();
  const termId = useNumericParam('termId');
  const [query] = useSearchParams();
  const saleId = query.get('sale') ?? '';
  const signed = readSignedContract(user?.id);
  // For users with an account, the address names the sale.
  const signedHere = wasSigned(termId) && (!user || signed?.saleId === saleId) ? signed : undefined;
  const canRead = signedHere === undefined && user !== undefined && isUuid(saleId);
  const sale = useGetSale(saleId, { query: { enabled: canRead } });
  if (signedHere) return <Signed contract={signedHere.contract} person={signedHere.person} />;
  if (!canRead)
    return wasSigned(termId) ? (
      <Signed contract={undefined} person={undefined} />
    ) : (
      <UnknownContract />
    );
  if (sale.error?.status === 404) return <UnknownContract />;
  if (sale.error && !sale.data)
    return <FlowError error={sale.error} retry={() => void sale.refetch()} />;
  if (!sale.data) return <FlowLoading shape="result" />;
  const { contract, customerBaseDto } = sale.data;
  return contract ? <Signed contract={contract} person={customerBaseDto} /> : <UnknownContract />;
}

function UnknownContract() {
  const { offers } = useSigningAddresses();
  return (
    <DeadEnd
      title={resultMessages.unknownOrder}
      description={<FormattedMessage {...messages.unknownText} />}
      to={offers}
      label={offerMessages.toOffers}
    />
  );
}

interface SignedProps {
  /** Undefined if the page does not know it anymore. */
  contract: Contract | undefined;
  person: SignedContract['person'] | undefined;
}

function Signed({ contract, person }: SignedProps) {
  const { studioUuid } = useStudio();
  useItemName(contract?.name);
  const replaced = contract?.replaces;
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
      {person && <AccountOffer person={person} title={guestMessages.memberTitle} />}
    </ResultRoom>
  );
}
