import { eventKind } from '../courses/eventKind.ts';
import { noEvent } from './noEvent.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { CoursePage } from '../courses/CoursePage.tsx';

/** Page of an event. */
export function EventRoute() {
  const { studioUuid } = useStudio();
  return <CoursePage kind={eventKind} title={titles.event} missing={noEvent(studioUuid)} />;
}
