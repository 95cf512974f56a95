import Typography from '@mui/material/Typography';
import {
  getDataPrivacyDocument,
  getSepaMandateDocument,
} from '@studio-portal/sdk/api/customer-data';
import { Actions } from '@studio-portal/ui/Actions';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { saveFile } from '../../../lib/pdf/saveFile.ts';
import { messages } from './messages.ts';

const files = {
  mandate: { label: messages.mandateFile, load: getSepaMandateDocument, name: 'sepa-mandate.pdf' },
  privacy: { label: messages.privacyFile, load: getDataPrivacyDocument, name: 'data-privacy.pdf' },
} as const;

/** Download of the mandate, or of all data that the studio has about the member. */
export function DataFile({ kind }: { kind: keyof typeof files }) {
  const { label, load, name } = files[kind];
  const { mutate, isPending, error } = useApiMutation([], {
    mutationFn: async () => saveFile(await load(), name),
  });
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        <FormattedMessage {...messages.files} />
      </Typography>
      {kind === 'privacy' && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          <FormattedMessage {...messages.privacyText} />
        </Typography>
      )}
      <Actions>
        <LoadingButton variant="outlined" loading={isPending} onClick={() => mutate()}>
          <FormattedMessage {...label} />
        </LoadingButton>
      </Actions>
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} />
        </Alert>
      )}
    </section>
  );
}
