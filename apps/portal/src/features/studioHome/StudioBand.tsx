import Button from '@mui/material/Button';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../app/paths.ts';
import { OpenNow } from '../../lib/studio/OpenNow.tsx';
import { useStudio } from '../../lib/studio/StudioContext.tsx';
import { ContactChips } from './ContactChips.tsx';
import { messages } from './messages.ts';

const Band = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.palette.header.main,
  color: theme.vars.palette.header.contrastText,
  // Contact chips stand on the band, so links and their focus ring take its ink.
  '& a': { color: 'inherit' },
}));

const Inner = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(24),
  alignItems: 'end',
  maxWidth: contentWidth.wide,
  minHeight: 280,
  boxSizing: 'content-box',
  marginInline: 'auto',
  padding: `${space(50)} ${space(24)} ${space(32)}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)' },
}));

const View = styled('img')(({ theme }) => ({
  display: 'none',
  width: '100%',
  height: 'auto',
  borderRadius: 16,
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

/** The brand's button would vanish on the brand's band, so this one has the colours of the band the other way round. */
const inverted = (theme: Theme) => ({
  mt: 1,
  '&&': {
    color: theme.vars.palette.header.main,
    backgroundColor: theme.vars.palette.header.contrastText,
    borderColor: 'transparent',
    boxShadow: 'none',
    '&:hover': { opacity: 0.9 },
    '&:focus-visible': { outlineColor: theme.vars.palette.header.contrastText },
  },
});

const Text = styled('div')({ display: 'grid', gap: space(12), justifyItems: 'start' });

/** The head of the studio home page: who, open or not, how to get in touch, and the one thing to do. */
export function StudioBand() {
  const { studio, studioUuid, tenantInfo, permissions } = useStudio();
  const { image } = studio;
  return (
    <Band>
      <Inner>
        <Text>
          <Typography component="p" sx={{ opacity: 0.9 }}>
            {tenantInfo.publicTenantName}
          </Typography>
          <Typography variant="display" component="h1">
            {studio.name}
          </Typography>
          <OpenNow hours={studio.closingHoursDtos} zone={studio.zoneId} />
          {permissions.has('COURSES') && (
            <Button
              variant="contained"
              size="large"
              component={Link}
              to={path('courses', { studioUuid })}
              sx={inverted}
            >
              <FormattedMessage {...messages.bookCourse} />
            </Button>
          )}
          <ContactChips studio={studio} />
        </Text>
        {image && (
          <View
            src={image.url}
            srcSet={`${image.url} ${image.width}w, ${image.urlLarge} ${image.width * 2}w`}
            sizes="420px"
            width={image.width}
            height={image.height}
            alt=""
            loading="lazy"
          />
        )}
      </Inner>
    </Band>
  );
}
