import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeForm } from '../../domains/account/CodeForm.tsx';
import { logVerification } from '../../domains/account/logVerification.ts';
import { StepStart } from '../../lib/StepStart.tsx';
import { messages } from './messages.ts';

interface LinkVerifierProps<Answer> {
  email: string;
  /** The code of the link. */
  code: string;
  verify: (request: { email: string; code: string }) => Promise<Answer>;
  /** What is shown once the address is confirmed. */
  children: (answer: Answer) => ReactNode;
}

/**
 * Sends the code of a link as soon as the page is there, once; when it is not accepted, another one can be typed. A query, not
 * a mutation, because arriving here is what asks: it is never sent twice for one arrival, neither when the reader comes back to
 * the tab nor after a login, since each try counts.
 */
export function LinkVerifier<Answer>({ email, code, verify, children }: LinkVerifierProps<Answer>) {
  const send = async (request: { email: string; code: string }) => {
    try {
      return await verify(request);
    } catch (error) {
      logVerification(error);
      throw error;
    }
  };
  const link = useQuery({
    queryKey: ['verify', email, code],
    queryFn: () => send({ email, code }),
    enabled: ({ state }) => state.status === 'pending',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const typed = useMutation({ mutationFn: send });
  const answer = typed.data ?? link.data;
  if (answer !== undefined) return <StepStart key="done">{children(answer)}</StepStart>;
  if (link.isPending)
    return (
      <Typography role="status">
        <FormattedMessage {...messages.verifying} values={{ email: <b>{email}</b> }} />
      </Typography>
    );
  return (
    <>
      <StepStart key="failed">
        <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          <FormattedMessage {...messages.failed} values={{ email: <b>{email}</b> }} />
        </Typography>
      </StepStart>
      <CodeForm
        onCode={(other) => typed.mutate({ email, code: other })}
        pending={typed.isPending}
        error={typed.error ?? link.error}
      />
    </>
  );
}
