import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Markdown } from '@studio-portal/ui/Markdown';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import type { Article } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { Cover } from '../../../lib/page/Cover.tsx';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { Prose } from '../../../lib/page/Prose.tsx';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { useContent } from './useContent.ts';

/** Page of one article, limited to a readable width. */
export function ArticlePage({ id }: { id: number }) {
  const { articles } = useContent();
  const one = articles.data?.find((article) => article.id === id);
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
      queries={{ articles }}
      skeleton={<TextSkeleton />}
      empty={() =>
        one ? undefined : { drawing: 'search', title: <FormattedMessage {...messages.gone} /> }
      }
    >
      {() => one && <Text of={one} />}
    </Page>
  );
}

function Text({ of }: { of: Article }) {
  const { locale } = useIntl();
  const { studio } = useStudio();
  const { author, image, language, publishDate, readingMinutes, text } = of;
  return (
    <article>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {author !== null && (
          <>
            <FormattedMessage {...messages.by} values={{ name: author }} />
            {' · '}
          </>
        )}
        <time dateTime={publishDate.toJSON()}>
          {formatInstant(publishDate, locale, studio.zoneId, { dateStyle: 'long' })}
        </time>
        {' · '}
        <FormattedMessage {...messages.minutes} values={{ count: readingMinutes }} />
      </Typography>
      {image && (
        <Box sx={{ mb: 3 }}>
          <Cover picture={image} sizes="(min-width: 768px) 600px, 100vw" important />
        </Box>
      )}
      <Prose lang={language}>
        <Markdown text={text} />
      </Prose>
    </article>
  );
}
