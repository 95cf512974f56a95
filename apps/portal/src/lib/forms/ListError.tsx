import Button from '@mui/material/Button';
import { Alert } from '../alert/Alert.tsx';
import { ErrorMessage } from '../api/errors/ErrorMessage.tsx';
import { useErrorState } from '../api/errors/useErrorText.ts';
import { useStudio } from '../routes/StudioContext.tsx';

interface ListErrorProps {
  /** Query of the list. */
  list: { data: unknown; error: Error | null; refetch: () => unknown };
}

/** Shows below a select that its list has failed to load, with retry. */
export function ListError({ list: { data, error, refetch } }: ListErrorProps) {
  const { zoneId } = useStudio().studio;
  const { retryLabel } = useErrorState(error, zoneId);
  if (!error || data !== undefined) return null;
  return (
    <Alert
      kind="error"
      action={
        <Button size="small" onClick={() => void refetch()}>
          {retryLabel}
        </Button>
      }
    >
      <ErrorMessage error={error} timeZone={zoneId} />
    </Alert>
  );
}
