import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { StudioNews } from '@studio-portal/sdk/types';
import { SafeHtml } from '@studio-portal/ui/SafeHtml';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Cover } from '../../../lib/page/Cover.tsx';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { Prose } from '../../../lib/page/Prose.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { ArticleFrame } from './ArticleFrame.tsx';
import { messages } from './messages.ts';

const More = styled('details')(({ theme }) => ({
  marginTop: space(12),
  '& summary': {
    display: 'inline-block',
    minHeight: 24,
    cursor: 'pointer',
    fontWeight: 550,
    color: theme.vars.palette.primary.main,
  },
  '&[open] summary': { marginBottom: space(12) },
  '&[open] summary span:first-of-type, &:not([open]) summary span:last-of-type': {
    display: 'none',
  },
}));

interface NewsArticleProps {
  news: StudioNews;
  /** True for the first picture of the page, which loads with priority. */
  important: boolean;
  /** True on the item's own page, which has its headline as the title. */
  isWhole?: boolean;
}

/**
 * A news item: picture, day, headline and teaser; the full text expands in place, or is shown at
 * once on its own page.
 */
export function NewsArticle({ news, important, isWhole = false }: NewsArticleProps) {
  const { locale } = useIntl();
  const { studio } = useStudio();
  const { image, publishDate } = news;
  const body = (
    <Prose>
      <SafeHtml kind="document" html={news.body} />
    </Prose>
  );
  return (
    <ArticleFrame illustrated={image !== null}>
      {image && (
        <Cover picture={image} sizes="(min-width: 768px) 300px, 100vw" important={important} />
      )}
      <div>
        <Typography color="textSecondary" component="time" dateTime={publishDate.toJSON()}>
          {formatInstant(publishDate, locale, studio.zoneId, { dateStyle: 'long' })}
        </Typography>
        {!isWhole && (
          <Typography variant="h3" component="h2" sx={{ mt: 0.5, mb: 1, textWrap: 'balance' }}>
            {news.title}
          </Typography>
        )}
        <Typography sx={{ maxWidth: '70ch', ...(isWhole ? { my: 1 } : {}) }}>
          {news.teaser}
        </Typography>
        {isWhole ? (
          body
        ) : (
          <More>
            <summary>
              <span>
                <FormattedMessage {...messages.more} />
              </span>
              <span>
                <FormattedMessage {...messages.less} />
              </span>
            </summary>
            {body}
          </More>
        )}
      </div>
    </ArticleFrame>
  );
}
