import { getContractDocument, getContractDownloadUrl } from '@studio-portal/sdk/api/contracts';
import type { ContractDocument, MemberContract } from '@studio-portal/sdk/types';
import { Actions } from '@studio-portal/ui/Actions';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { saveFile } from '../../../lib/pdf/saveFile.ts';
import { readWebContext } from '../../../lib/browser/webContext.ts';
import { messages } from './messages.ts';

const names: Readonly<Record<ContractDocument, MessageDescriptor>> = {
  CONTRACT: messages.contractFile,
  CANCELATION_RECEIPT: messages.receiptFile,
};

/**
 * Documents of a contract. Apps that embed the portal open files by their address; browsers save
 * the downloaded data.
 */
export function ContractDocuments({ contract }: { contract: MemberContract }) {
  const { id, contractNumber, documents } = contract;
  const { mutate, isPending, variables, error } = useApiMutation([], {
    mutationFn: async (document: ContractDocument) => {
      const { msWebContext, noxWebContext } = readWebContext();
      if (msWebContext ?? noxWebContext) {
        const { url } = await getContractDownloadUrl(id, { document });
        window.location.assign(url);
      } else {
        const file = await getContractDocument(id, { document });
        saveFile(file, `${contractNumber}-${document.toLowerCase()}.pdf`);
      }
    },
  });
  return (
    <>
      <Actions>
        {documents.map((document) => (
          <LoadingButton
            key={document}
            variant="outlined"
            loading={isPending && variables === document}
            onClick={() => mutate(document)}
          >
            <FormattedMessage {...names[document]} />
          </LoadingButton>
        ))}
      </Actions>
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} />
        </Alert>
      )}
    </>
  );
}
