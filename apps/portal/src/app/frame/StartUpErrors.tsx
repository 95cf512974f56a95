import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorWords } from '../../lib/api/errors/ErrorWords.tsx';
import { errorText } from '../../lib/api/errors/useErrorText.ts';
import { failureMessages } from '../../lib/api/failureMessages.ts';
import { MessagePage } from '../../lib/page/MessagePage.tsx';
import { messages } from './messages.ts';

/** Each reason on a line of its own, with the id to ask with. */
const Line = styled('span')({ display: 'block' });

/** What kept the portal from starting, and a way to try again (specification 1, section 2.1). */
export function StartUpErrors({
  errors,
  onRetry,
}: {
  errors: readonly Error[];
  onRetry: () => void;
}) {
  const intl = useIntl();
  // Several calls that fail for one reason are one line to the reader.
  const lines = new Map(errors.map((error) => [errorText(error, intl).title, error]));
  return (
    <MessagePage
      drawing="door"
      title={<FormattedMessage {...messages.startFailed} />}
      text={
        <span role="alert">
          {[...lines].map(([line, error]) => (
            <Line key={line}>
              <ErrorWords error={error} />
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
