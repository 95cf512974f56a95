import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ApiError, NetworkError, TimeoutError } from '@studio-portal/sdk';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(16),
  paddingBlock: space(24),
  '& > p': { flex: '1 1 260px', margin: 0 },
});

interface WidgetErrorProps {
  error: Error | null;
  /** True while the retry is running. */
  isRetrying: boolean;
  onRetry: () => void;
  portalHref: string;
}

/** Explains why a widget shows nothing, with a retry and a link to the portal. */
export function WidgetError({ error, isRetrying, onRetry, portalHref }: WidgetErrorProps) {
  const code = error instanceof ApiError ? error.errorCode : undefined;
  return (
    <Root role="alert">
      <p>
        <FormattedMessage {...toMessage(error, code)} />
      </p>
      {code !== 'widget.error.originnotallowed' && code !== 'trialsession.error.notoffered' && (
        <LoadingButton loading={isRetrying} onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </LoadingButton>
      )}
      <Button variant="outlined" href={portalHref}>
        <FormattedMessage {...messages.toStudio} />
      </Button>
    </Root>
  );
}

function toMessage(error: Error | null, code: string | undefined) {
  if (code === 'widget.error.originnotallowed') return messages.notAllowed;
  if (code === 'trialsession.error.notoffered') return messages.noTrial;
  if (error instanceof NetworkError || error instanceof TimeoutError) return messages.unreachable;
  return messages.broken;
}
