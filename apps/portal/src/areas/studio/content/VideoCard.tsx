import type { Video } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { PictureCard } from '../../../lib/page/PictureCard.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { formatPlaybackTime } from './formatPlaybackTime.ts';
import { videoAddress } from './contentAddress.ts';
import { messages } from './messages.ts';

/** Card of a video in a list: poster, title and length. */
export function VideoCard({ video, important }: { video: Video; important: boolean }) {
  const { studioUuid } = useStudio();
  const { id, title, poster, language, durationSeconds } = video;
  return (
    <PictureCard picture={poster} important={important}>
      <h3 lang={language}>
        <Link to={videoAddress(studioUuid, id)}>{title}</Link>
      </h3>
      <p>
        <FormattedMessage
          {...messages.length}
          values={{ time: formatPlaybackTime(durationSeconds) }}
        />
      </p>
    </PictureCard>
  );
}
