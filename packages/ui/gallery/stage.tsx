import '../src/theme/fonts.css';
import CssBaseline from '@mui/material/CssBaseline';
import { styled, ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { InAppLinkProvider, type InAppLinkProps } from '../src/SiteLink/InAppLink.tsx';
import { allStories } from '../src/testing/allStories.ts';
import { brandShape } from '../src/theme/brandShape.ts';
import { brandPalette } from '../src/theme/palette.ts';
import { buildTheme } from '../src/theme/theme.ts';
import { space } from '../src/theme/tokens.ts';
import { getBrandStyle } from './brands.ts';
import { parseChoice } from './choice.ts';
import { formatStateName } from './formatStateName.ts';

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

/** Replaces the router's link, since the stage has no other pages. */
function NowhereLink({ to, children, ...props }: InAppLinkProps) {
  return (
    <a href={to} {...props} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}

const { piece: shown, brand, scheme } = parseChoice(window.location.search);
// Use the chosen scheme for both, so that the system's scheme has no effect.
const style = getBrandStyle(brand);
const palette = brandPalette(style)[scheme];
const theme = buildTheme({ light: palette, dark: palette }, brandShape(style));
document.documentElement.style.colorScheme = palette.mode;

const root = document.getElementById('root');
if (root === null) throw new Error('stage.html has no #root. Add <div id="root">.');
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
                <Name>{formatStateName(name)}</Name>
                <Story />
              </section>
            ))}
        </Stage>
      </InAppLinkProvider>
    </ThemeProvider>
  </StrictMode>,
);
