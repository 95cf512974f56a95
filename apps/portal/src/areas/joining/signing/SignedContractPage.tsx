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
import { ChangedWords } from '../change/ChangedWords.tsx';
import { changeMessages } from '../change/changeMessages.ts';
import { ContractFileButtons } from './ContractFileButtons.tsx';
import { forgetContract } from '../options/contractChoice.ts';
import { ContractSheet } from './ContractSheet.tsx';
import { forgetMandate } from './heldMandate.ts';
import { justSigned, type SignedContract } from './signedContract.ts';
import { signMessages as messages } from './signMessages.ts';
import { useSigner } from './useSigner.ts';

/**
 * A contract that was signed. Whoever has an account reads it again after a reload; for everybody else it is in the mail, since it names
 * a person.
 */
export function SignedContractPage() {
  const { user } = useStudio();
  const [query] = useSearchParams();
  const sale = query.get('sale') ?? '';
  const { forget } = useSigner({ fields: [] });
  const end = useEffectEvent(() => {
    endDraft();
    forgetContract();
    forgetMandate();
    forget();
  });
  // Not before the step before is unmounted, which would turn back; not after paint, when Back may already be pressed.
  useLayoutEffect(() => end(), []);
  const signed = justSigned(user?.id);
  // The address of an account's contract names its sale.
  const here = user && signed?.saleId !== sale ? undefined : signed;
  const asks = here === undefined && user !== undefined && isUuid(sale);
  const read = useGetSale(sale, { query: { enabled: asks } });
  if (here) return <Signed contract={here.contract} person={here.person} />;
  if (!asks) return <Signed contract={undefined} person={undefined} />;
  if (read.error && !read.data)
    return <FlowError error={read.error} retry={() => void read.refetch()} />;
  if (!read.data) return <FlowLoading shape="result" />;
  return <Signed contract={read.data.contract ?? undefined} person={read.data.customerBaseDto} />;
}

interface SignedProps {
  /** Undefined where this page cannot know it any more. */
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
            <ChangedWords contract={contract} replaced={replaced} />
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
