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

/** Shows a piece in the browser as an application would: in the theme, over the page's base. */
export function show(piece: ReactNode) {
  return render(piece, { wrapper: Page });
}
