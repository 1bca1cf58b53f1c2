import { onCLS, onINP, onLCP } from 'web-vitals/attribution';
import { noteVital } from '../faults/fault-log.ts';

/**
 * Measures the web vitals of this page. Each belongs to the section in whose part of the page the
 * element is that was slow, late or moved.
 */
export function measureVitals(): void {
  const generateTarget = (element: Node | null) => sectionAt(element);
  onINP(
    ({ value, attribution }) =>
      noteVital({ name: 'inp', value, section: attribution.interactionTarget ?? '' }),
    { generateTarget },
  );
  onLCP(
    ({ value, attribution }) =>
      noteVital({ name: 'lcp', value, section: attribution.target ?? '' }),
    { generateTarget },
  );
  onCLS(
    ({ value, attribution }) =>
      noteVital({ name: 'cls', value, section: attribution.largestShiftTarget ?? '' }),
    { generateTarget },
  );
}

function sectionAt(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>('[data-boundary]')?.dataset['boundary'] ?? 'shell';
}
