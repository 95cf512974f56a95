import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import manifest from '../package.json' with { type: 'json' };
import { space } from '../src/theme/tokens.ts';
import { useChoice } from './choice.ts';
import { Controls } from './Controls.tsx';
import { Frame } from './Frame.tsx';
import { ComponentList } from './ComponentList.tsx';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '240px minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    height: '100vh',
  },
}));

const Main = styled('main')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: space(16),
  minWidth: 0,
  padding: space(24),
  backgroundColor: theme.vars.palette.background.muted,
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(16),
});

/** Returns the subpaths under which a component folder's modules are imported. */
const getSubpaths = (folder: string): string[] =>
  Object.entries(manifest.exports)
    .filter(([, path]) => path.startsWith(`./src/${folder}/`))
    .map(([subpath]) => `${manifest.name}${subpath.slice(1)}`);

/** The gallery page: all components on the left, and the states of the chosen one in a frame, in a brand's theme. */
export function Gallery() {
  const [choice, change] = useChoice();
  return (
    <Page>
      <ComponentList chosen={choice} onChoose={(piece) => change({ piece })} />
      <Main>
        <Head>
          <div>
            <Typography variant="h1">{choice.piece}</Typography>
            <Typography component="code" variant="body2" color="textSecondary">
              {getSubpaths(choice.piece).join(' · ')}
            </Typography>
          </div>
          <Controls choice={choice} onChange={change} />
        </Head>
        <Frame choice={choice} />
      </Main>
    </Page>
  );
}
