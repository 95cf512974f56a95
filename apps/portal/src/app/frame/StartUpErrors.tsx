import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessage } from '../../lib/api/errors/ErrorMessage.tsx';
import { errorText } from '../../lib/api/errors/useErrorText.ts';
import { failureMessages } from '../../lib/api/failureMessages.ts';
import { MessagePage } from '../../lib/page/MessagePage.tsx';
import { messages } from './messages.ts';

/** One line per error, with its trace id. */
const Line = styled('span')({ display: 'block' });

/** Shows the errors that prevented the start, with a retry (spec 2.1). */
export function StartUpErrors({
  errors,
  onRetry,
}: {
  errors: readonly Error[];
  onRetry: () => void;
}) {
  const intl = useIntl();
  // Merges calls that failed for the same reason.
  const lines = new Map(errors.map((error) => [errorText(error, intl).title, error]));
  return (
    <MessagePage
      drawing="door"
      title={<FormattedMessage {...messages.startFailed} />}
      text={
        <span role="alert">
          {[...lines].map(([line, error]) => (
            <Line key={line}>
              <ErrorMessage error={error} />
            </Line>
          ))}
        </span>
      }
    >
      <Button variant="contained" onClick={onRetry}>
        <FormattedMessage {...failureMessages.retry} />
      </Button>
    </MessagePage>
  );
}
