import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useListStudioNews } from '@studio-portal/sdk/api/studio-news';
import { Picture } from '@studio-portal/ui/Picture';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { newsItemPath } from '../news/newsItemPath.ts';
import { messages } from './messages.ts';

const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(24),
});

const List = styled('ul')({
  display: 'grid',
  gap: `${space(16)} ${space(32)}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  margin: `${space(16)} 0 0`,
  padding: 0,
  listStyle: 'none',
});

const Teaser = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: space(16),
  minHeight: 64,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  justifyContent: 'space-between',
  '& > :nth-of-type(2)': { flex: '0 0 96px', overflow: 'hidden', borderRadius: radii.card },
  '& strong': {
    ...theme.typography.subtitle1,
    display: 'block',
    color: theme.vars.palette.text.primary,
    textWrap: 'balance',
  },
  '&:hover strong': { textDecoration: 'underline' },
}));

/** Number of news on the home page. */
const maxNews = 3;

/** The latest news with their pictures; nothing if there are none. */
export function NewsTeasers() {
  const { locale } = useIntl();
  const { studio, studioUuid } = useStudio();
  const { data = [] } = useListStudioNews({ organizationUnitId: studio.id });
  if (data.length === 0) return null;
  const newsPath = path('studioNews', { studioUuid });
  return (
    <section aria-labelledby="news">
      <Heading>
        <Typography id="news" variant="h2">
          <FormattedMessage {...titles.news} />
        </Typography>
        <SiteLink href={newsPath}>
          <FormattedMessage {...messages.allNews} />
        </SiteLink>
      </Heading>
      <List>
        {data.slice(0, maxNews).map(({ id, title, image, publishDate }) => (
          <li key={id}>
            <Teaser to={newsItemPath(studioUuid, id)}>
              <div>
                <time dateTime={publishDate.toJSON()}>
                  {formatInstant(publishDate, locale, studio.zoneId, { dateStyle: 'long' })}
                </time>
                <strong>{title}</strong>
              </div>
              {image && (
                <div>
                  <Picture
                    small={{ src: image.url, width: image.width }}
                    width={3}
                    height={2}
                    alt=""
                  />
                </div>
              )}
            </Teaser>
          </li>
        ))}
      </List>
    </section>
  );
}
