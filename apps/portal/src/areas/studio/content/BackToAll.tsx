import { BackLink } from '../../../lib/page/BackLink.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Above an article or a video: the way to the others. */
export function BackToAll() {
  const { studioUuid } = useStudio();
  return <BackLink href={path('content', { studioUuid })} label={messages.back} />;
}
