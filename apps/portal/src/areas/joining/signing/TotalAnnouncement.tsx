import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { useState } from 'react';

interface TotalAnnouncementProps {
  /** Label and total of the current choices; undefined while they are priced. */
  total: string | undefined;
}

/** Announces the total whenever a choice changes it; the first total is part of the page. */
export function TotalAnnouncement({ total }: TotalAnnouncementProps) {
  const [last, setLast] = useState(total);
  const [hasChanged, setChanged] = useState(false);
  if (total !== undefined && total !== last) {
    setLast(total);
    setChanged(last !== undefined);
  }
  return <VisuallyHidden as="output">{hasChanged && last}</VisuallyHidden>;
}
