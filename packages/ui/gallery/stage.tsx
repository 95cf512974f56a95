import '../src/theme/fonts.css';
import CssBaseline from '@mui/material/CssBaseline';
import { styled, ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { InAppLinkProvider, type InAppLinkProps } from '../src/SiteLink/InAppLink.tsx';
import { allStories } from '../src/testing/allStories.ts';
import { brandPalette } from '../src/theme/palette.ts';
import { themeOf } from '../src/theme/theme.ts';
import { space } from '../src/theme/tokens.ts';
import { styleOf } from './brands.ts';
import { choiceIn } from './choice.ts';
import { wordsIn } from './wordsIn.ts';

const Stage = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(32),
  padding: space(16),
  [theme.breakpoints.up('sm')]: { padding: space(32) },
}));

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.caption,
  margin: `0 0 ${space(12)}`,
  paddingBlockEnd: space(4),
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

/** There is no page to go to from here. */
function NowhereLink({ to, children, ...props }: InAppLinkProps) {
  return (
    <a href={to} {...props} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}

const { piece: shown, brand, scheme } = choiceIn(window.location.search);
// The system's own scheme must not matter here, so both are the chosen one.
const palette = brandPalette(styleOf(brand))[scheme];
const theme = themeOf({ light: palette, dark: palette });
document.documentElement.style.colorScheme = palette.mode;

const root = document.getElementById('root');
if (root === null) throw new Error('stage.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <InAppLinkProvider component={NowhereLink}>
        <Stage aria-label={shown}>
          {allStories
            .filter(({ piece }) => piece === shown)
            .map(({ name, Story }) => (
              <section key={name}>
                <Name>{wordsIn(name)}</Name>
                <Story />
              </section>
            ))}
        </Stage>
      </InAppLinkProvider>
    </ThemeProvider>
  </StrictMode>,
);
