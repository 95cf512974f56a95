import type { LegalConsent, LegalInfoType } from '@studio-portal/sdk/types';
import { useState } from 'react';
import type { Requirements, Subject } from '../flow/Flow.ts';
import type { FlowDraft } from '../flow/flowDraft.ts';
import { useDraft } from '../flow/useDraft.ts';

interface ConsentSubject {
  start: string;
  asks?: Pick<Requirements, 'consents'>;
}

/** Returns the consents of a subject that are ticked in its draft. */
export function acceptedConsents(
  { asks }: Pick<ConsentSubject, 'asks'>,
  { accepted = [] }: FlowDraft,
): LegalInfoType[] {
  return (asks?.consents ?? []).flatMap(({ type }) => (accepted.includes(type) ? [type] : []));
}

/** Returns whether a required consent is missing. */
const lacksConsent = (
  consents: readonly LegalConsent[],
  accepted: readonly LegalInfoType[],
): boolean => consents.some(({ mandatory, type }) => mandatory && !accepted.includes(type));

/** Returns whether a consent that is required for the order is missing. */
export const lacksRequiredConsent = (subject: Subject, draft: FlowDraft): boolean =>
  lacksConsent(subject.asks?.consents ?? [], acceptedConsents(subject, draft));

/** Provides the consents of a subject; ticks are stored until the flow ends. */
export function useConsents(subject: ConsentSubject) {
  const draft = useDraft(subject.start);
  const consents = subject.asks?.consents ?? [];
  const [attempt, setAttempt] = useState(0);
  const [accepted, setAccepted] = useState(() => acceptedConsents(subject, draft.read()));
  return {
    shown: {
      consents,
      accepted,
      attempt,
      onChange: (next: LegalInfoType[]) => {
        draft.update({ accepted: next });
        setAccepted(next);
      },
    },
    accepted,
    /** Validates the consents on submit; if one is missing, shows the errors and returns false. */
    check: (): boolean => {
      setAttempt(attempt + 1);
      return !lacksConsent(consents, accepted);
    },
  };
}
