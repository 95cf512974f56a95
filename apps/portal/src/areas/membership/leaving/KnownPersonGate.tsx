import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { type KnownPerson, useKnownPerson } from './useKnownPerson.ts';

interface KnownPersonGateProps {
  title: MessageDescriptor;
  children: (person: KnownPerson) => ReactNode;
}

/** Waits for the data that prefills a declaration; visitors have none and do not wait. */
export function KnownPersonGate({ title, children }: KnownPersonGateProps) {
  const person = useKnownPerson();
  if (person) return children(person);
  return (
    <StaticPage title={<FormattedMessage {...title} />}>
      <FormSkeleton />
    </StaticPage>
  );
}
