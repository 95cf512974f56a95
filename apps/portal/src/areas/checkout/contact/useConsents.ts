import type { LegalInfoType } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { lacksConsent } from './lacksConsent.ts';
import type { Asks, Subject } from '../flow/Flow.ts';
import { readDraft } from '../flow/flowDraft.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useDraft } from '../flow/useDraft.ts';

interface WithConsents {
  start: string;
  asks?: Pick<Asks, 'consents'>;
}

/** The boxes of a kind that were ticked in its flow. @param reader id of the account that is logged in */
export function acceptedFor(
  { start, asks }: WithConsents,
  reader: number | undefined,
): LegalInfoType[] {
  const { accepted = [] } = readDraft(start, reader);
  return (asks?.consents ?? []).flatMap(({ type }) => (accepted.includes(type) ? [type] : []));
}

/** Whether one is left empty that must be ticked before there is an order. */
export const lacksConsentFor = (subject: Subject, reader: number | undefined): boolean =>
  lacksConsent(subject.asks?.consents ?? [], acceptedFor(subject, reader));

/** The boxes of a kind, as the reader ticks them: kept until the flow ends. */
export function useConsents(subject: WithConsents) {
  const reader = useStudio().user?.id;
  const draft = useDraft(subject.start);
  const consents = subject.asks?.consents ?? [];
  const [isAsked, setAsked] = useState(false);
  const [accepted, setAccepted] = useState(() => acceptedFor(subject, reader));
  return {
    shown: {
      consents,
      accepted,
      isAsked,
      onChange: (next: LegalInfoType[]) => {
        draft.update({ accepted: next });
        setAccepted(next);
      },
    },
    accepted,
    /** Looks at them when the reader goes on; false where one is missing, which then says so. */
    check: (): boolean => {
      setAsked(true);
      return !lacksConsent(consents, accepted);
    },
  };
}
