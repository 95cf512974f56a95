import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { space } from '../theme/tokens.ts';

export interface TraceIdLabels {
  /** Name of the number, such as "Trace id". */
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

/** The number a support team needs, with a button that copies it. */
export function TraceId({ value, labels }: { value: string; labels: TraceIdLabels }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // A browser may refuse; then the number can still be marked and copied by hand.
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
