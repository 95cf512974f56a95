import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

interface LoadingRegionProps {
  /** Announced to screen readers. */
  label: MessageDescriptor;
  /** Placeholder in the shape of the content. */
  children: ReactNode;
}

/** Wraps the placeholder of a section that loads, and announces the label. */
export const LoadingRegion = ({ label, children }: LoadingRegionProps) => (
  <div aria-busy>
    <VisuallyHidden as="output">
      <FormattedMessage {...label} />
    </VisuallyHidden>
    {children}
  </div>
);
