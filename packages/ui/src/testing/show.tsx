import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { createBrandTheme } from '../theme/theme.ts';

const theme = createBrandTheme();

function Page({ children }: { children?: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

/** Renders a component in the browser with the theme and the global styles of an application. */
export function show(piece: ReactNode) {
  return render(piece, { wrapper: Page });
}
