import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { space } from '../theme/tokens.ts';

export interface TraceIdLabels {
  /** Label of the id, e.g. "Trace id". */
  traceId: string;
  copy: string;
  copied: string;
}

const Root = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(6),
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '& code': { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' },
}));

/** Shows the id that support needs, with a copy button. */
export function TraceId({ value, labels }: { value: string; labels: TraceIdLabels }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // If the browser denies access, the id can still be selected and copied manually.
    await navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Root>
      <span>
        {labels.traceId} <code>{value}</code>
      </span>
      <Button size="small" variant="text" onClick={copy}>
        <span aria-live="polite">{copied ? labels.copied : labels.copy}</span>
      </Button>
    </Root>
  );
}
