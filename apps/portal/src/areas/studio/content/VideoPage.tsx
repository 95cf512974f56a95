import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Video } from '@studio-portal/sdk/types';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { radii } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { useContent } from './useContent.ts';

const Player = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.muted,
}));

/** Page of one video with captions and description. */
export function VideoPage({ id }: { id: number }) {
  const { videos } = useContent();
  const one = videos.data?.find((video) => video.id === id);
  useOwnTitle(one?.title);
  return (
    <Page
      title={
        one ? (
          <span lang={one.language}>{one.title}</span>
        ) : (
          <FormattedMessage {...selfServiceTitles.content} />
        )
      }
      template="form"
      queries={{ videos }}
      skeleton={<TextSkeleton />}
      empty={() =>
        one ? undefined : { drawing: 'search', title: <FormattedMessage {...messages.gone} /> }
      }
    >
      {() => one && <Film of={one} />}
    </Page>
  );
}

function Film({ of }: { of: Video }) {
  const { locale } = useIntl();
  const { studio } = useStudio();
  const { title, description, language, url, poster, captions, publishDate } = of;
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <>
      {/* Loads nothing before playback starts. */}
      <Player
        controls
        playsInline
        preload="none"
        src={url}
        aria-label={title}
        {...(poster ? { poster: poster.urlLarge } : {})}
      >
        {captions.map((caption, place) => (
          <track
            key={caption.language}
            kind="captions"
            src={caption.url}
            srcLang={caption.language}
            label={languages.of(caption.language) ?? caption.language}
            default={place === 0}
          />
        ))}
      </Player>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, mb: 1 }}>
        <time dateTime={publishDate.toJSON()}>
          {formatInstant(publishDate, locale, studio.zoneId, { dateStyle: 'long' })}
        </time>
      </Typography>
      <Typography lang={language}>{description}</Typography>
    </>
  );
}
