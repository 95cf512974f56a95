import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeForm } from '../shared/CodeForm.tsx';
import { logVerification } from '../shared/logVerification.ts';
import type { WritingOperation } from '../../../lib/api/cache/changes.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { messages } from './messages.ts';
import { Verified, type VerifiedAddress } from './Verified.tsx';

interface LinkVerifierProps {
  /** Title until the address is confirmed, since the result has its own heading. */
  title: ReactNode;
  email: string;
  /** Code from the link. */
  code: string;
  /** The call that `verify` makes. */
  call: WritingOperation;
  verify: (request: { email: string; code: string }) => Promise<VerifiedAddress>;
}

/** Codes sent since the portal was loaded: each attempt counts, and a login remounts the page. */
const sent = new Map<string, Promise<VerifiedAddress>>();

/** Sends the code of a link once on mount; if it is rejected, the user can type another code. */
export function LinkVerifier({ title, email, code, call, verify }: LinkVerifierProps) {
  const link = useApiMutation([call], {
    mutationFn: () => {
      const before = sent.get(code) ?? verify({ email, code });
      sent.set(code, before);
      return before;
    },
    onError: logVerification,
  });
  const typed = useApiMutation([call], { mutationFn: verify, onError: logVerification });
  const { mutate } = link;
  useEffect(() => mutate(), [mutate]);
  const answer = typed.data ?? link.data;
  if (answer !== undefined) return <Verified {...answer} />;
  if (link.isIdle || link.isPending)
    return (
      <StaticPage title={title}>
        <Typography role="status">
          <FormattedMessage {...messages.verifying} values={{ email: <b>{email}</b> }} />
        </Typography>
      </StaticPage>
    );
  return (
    <StaticPage title={title}>
      <StepStart>
        <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          <FormattedMessage {...messages.failed} values={{ email: <b>{email}</b> }} />
        </Typography>
      </StepStart>
      <CodeForm
        onCode={(other) => typed.mutate({ email, code: other })}
        pending={typed.isPending}
        error={typed.error ?? link.error}
      />
    </StaticPage>
  );
}
