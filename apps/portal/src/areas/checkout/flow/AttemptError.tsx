import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Error of an attempt to book or order. Takes the focus, because the pressed button is often far below. */
export function AttemptError({ error }: { error: unknown }) {
  const { studio } = useStudio();
  return (
    <StepStart>
      <Alert kind="error">
        <ErrorMessage error={error} timeZone={studio.zoneId} />
      </Alert>
    </StepStart>
  );
}
