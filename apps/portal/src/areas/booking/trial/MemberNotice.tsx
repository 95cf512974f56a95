import { FormattedMessage } from 'react-intl';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { DeadEnd } from '../../checkout/flow/DeadEnd.tsx';
import { courseKind } from '../courses/courseKind.ts';
import { flowTexts } from './flowTexts.ts';
import { messages } from './messages.ts';

/** Tells members that trial sessions are for others, and links to what they can book. */
export function MemberNotice() {
  const { studioUuid } = useStudio();
  const canOpenCourses = useCanOpen('courses');
  return (
    <DeadEnd
      kind="pending"
      title={messages.memberTitle}
      description={<FormattedMessage {...messages.memberText} />}
      to={canOpenCourses ? courseKind.list(studioUuid) : path('studio', { studioUuid })}
      label={canOpenCourses ? courseKind.flowTexts.toOthers : flowTexts.toOthers}
    />
  );
}
