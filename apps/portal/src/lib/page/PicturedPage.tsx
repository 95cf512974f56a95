import { styled } from '@mui/material/styles';
import { contentWidth, formWidth, space } from '@studio-portal/ui/tokens';
import { useStudio } from '../routes/StudioContext.tsx';
import { Cover } from './Cover.tsx';
import { StaticPage, type StaticPageProps } from './StaticPage.tsx';

const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    // The page itself has the same padding on both sides.
    gridTemplateColumns: `minmax(0, calc(${formWidth}px + 2 * ${space(24)})) 1fr`,
    gap: space(24),
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: `calc(${contentWidth.wide}px + 2 * ${space(24)})`,
    marginInline: 'auto',
    paddingInlineEnd: space(24),
  },
}));

const Aside = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    alignSelf: 'start',
    position: 'sticky',
    top: 84,
    marginBlock: space(50),
  },
}));

const portrait = { width: 4, height: 5 };

/** Static page with a short form. Wide screens show the studio's picture beside it. */
export function PicturedPage(props: StaticPageProps) {
  const { image } = useStudio().studio;
  if (!image) return <StaticPage {...props} />;
  return (
    <Columns>
      <StaticPage {...props} />
      <Aside>
        {/* Cropped to the portrait, a landscape picture is about twice as wide as its column. */}
        <Cover picture={image} proportions={portrait} sizes="960px" />
      </Aside>
    </Columns>
  );
}
