import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { type Prefill, usePrefill } from './usePrefill.ts';

interface PrefillGateProps {
  title: MessageDescriptor;
  children: (prefill: Prefill) => ReactNode;
}

/** Waits for the data that prefills a declaration; visitors have none and do not wait. */
export function PrefillGate({ title, children }: PrefillGateProps) {
  const prefill = usePrefill();
  if (prefill) return children(prefill);
  return (
    <StaticPage title={<FormattedMessage {...title} />}>
      <FormSkeleton />
    </StaticPage>
  );
}
