import type { Article } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { PictureCard } from '../../../lib/page/PictureCard.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { articleAddress } from './contentAddress.ts';
import { messages } from './messages.ts';

/** Card of an article in a list: picture, teaser and reading time. */
export function ArticleCard({ article, important }: { article: Article; important: boolean }) {
  const { studioUuid } = useStudio();
  const { id, title, teaser, image, language, readingMinutes } = article;
  return (
    <PictureCard picture={image} important={important}>
      <h3 lang={language}>
        <Link to={articleAddress(studioUuid, id)}>{title}</Link>
      </h3>
      <p lang={language}>{teaser}</p>
      <p>
        <FormattedMessage {...messages.minutes} values={{ count: readingMinutes }} />
      </p>
    </PictureCard>
  );
}
