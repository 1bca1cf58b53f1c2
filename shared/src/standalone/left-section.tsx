import { inLocalePath } from '../fair/locale-path.ts';
import type { Place } from './harness-route.ts';

/** Shown when a link leads out of the section. */
export function Elsewhere({ place, section }: { place: Place; section: string }) {
  return (
    <main className="dw-container dw-section" lang="en">
      <h1>Not a page of this section</h1>
      <p>
        <code>{inLocalePath(place.locale, place.path)}</code> matches no route of “{section}”. In
        the whole site, which <code>npm run dev</code> at the root shows, another section or the
        shell answers it.
      </p>
    </main>
  );
}
