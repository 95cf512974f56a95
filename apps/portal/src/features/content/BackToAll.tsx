import { BackLink } from '../../lib/BackLink.tsx';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';

/** Above an article or a video: the way to the others. */
export function BackToAll() {
  const { studioUuid } = useStudio();
  return <BackLink href={path('content', { studioUuid })} label={messages.back} />;
}
