import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { UploadProgress } from '@studio-portal/sdk';
import { space } from '@studio-portal/ui/tokens';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { uploadMessages } from './messages.ts';

const Root = styled('div')({ display: 'grid', gap: space(8), marginTop: space(12) });

/**
 * Shows how much of an upload has been sent. Screen readers read the bar but are not interrupted by it; the page
 * announces the result.
 * @param progress undefined before anything was sent, and where the browser does not report it
 */
export function UploadProgressBar({ progress }: { progress: UploadProgress | undefined }) {
  const intl = useIntl();
  const id = useId();
  if (!progress) return null;
  const share = progress.total > 0 ? Math.floor((progress.sent / progress.total) * 100) : 0;
  return (
    <Root>
      <span id={id}>
        <FormattedMessage
          {...uploadMessages.progress}
          values={{ share: intl.formatNumber(share / 100, { style: 'percent' }) }}
        />
      </span>
      {/* At 100 % the response is still pending. */}
      <LinearProgress
        aria-labelledby={id}
        {...(share < 100 ? { variant: 'determinate', value: share } : { variant: 'indeterminate' })}
      />
    </Root>
  );
}
