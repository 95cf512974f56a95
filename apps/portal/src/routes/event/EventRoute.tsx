import { eventKind } from '../../domains/courseView/eventKind.ts';
import { noEvent } from '../../features/events/noEvent.tsx';
import { titles } from '../../site/routes/routeTitles.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { CoursePage } from '../course/CoursePage.tsx';

/** One event. */
export function EventRoute() {
  const { studioUuid } = useStudio();
  return <CoursePage kind={eventKind} title={titles.event} missing={noEvent(studioUuid)} />;
}
