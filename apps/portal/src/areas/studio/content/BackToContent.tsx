import { BackLink } from '../../../lib/page/BackLink.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Links back to all articles and videos. */
export function BackToContent() {
  const { studioUuid } = useStudio();
  return <BackLink href={path('content', { studioUuid })} label={messages.back} />;
}
