import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../ui/fonts.scss';
import '../ui/look.scss';
import { offerBoundaries } from './boundaries.ts';
import { HarnessLayout } from './harness-layout.tsx';
import type { Standalone } from './samples.ts';

/**
 * Shows a section standalone, with fixtures instead of the organiser. Called by
 * `standalone/main.tsx` of each section.
 */
export function startHarness(standalone: Standalone): void {
  const root = document.getElementById('root');
  if (!root)
    throw new Error('The document has no #root: start the harness by `npm run dev -w <section>`.');
  offerBoundaries();
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <HarnessLayout standalone={standalone} />
      </BrowserRouter>
    </StrictMode>,
  );
}
