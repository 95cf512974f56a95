import Typography from '@mui/material/Typography';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { FormattedMessage } from 'react-intl';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { importOrReload } from '../../../lib/browser/importWithRetry.ts';
import { messages } from './messages.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';

/** Downloads all data of the account. */
export function DownloadData() {
  const { tenant } = useStudio();
  const { mutate, isPending, error, data } = useApiMutation([], {
    mutationFn: async () =>
      (await importOrReload(() => import('./downloadMyData.ts'))).downloadMyData(tenant),
  });
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        <FormattedMessage {...messages.downloadText} />
      </Typography>
      <LoadingButton variant="outlined" loading={isPending} onClick={() => mutate()}>
        <FormattedMessage {...messages.download} />
      </LoadingButton>
      <p role="status">
        {data !== undefined && (
          <FormattedMessage {...messages.downloaded} values={{ file: data }} />
        )}
      </p>
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} />
        </Alert>
      )}
    </>
  );
}
