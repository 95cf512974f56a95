import '../src/theme/fonts.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrandTheme } from '../src/theme/theme.ts';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root. Add <div id="root">.');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={createBrandTheme()}>
      <CssBaseline />
      <Gallery />
    </ThemeProvider>
  </StrictMode>,
);
