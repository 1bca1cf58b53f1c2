import { inLocalePath } from '../fair/locale-path.ts';
import type { HarnessRoute } from './harness-route.ts';

/** Shown when a link leads out of the section. */
export function Elsewhere({ target, section }: { target: HarnessRoute; section: string }) {
  return (
    <main className="dw-container dw-section" lang="en">
      <h1>Not a page of this section</h1>
      <p>
        <code>{inLocalePath(target.locale, target.path)}</code> matches no route of “{section}”. In
        the whole site, which <code>npm run dev</code> at the root shows, another section or the
        shell answers it.
      </p>
    </main>
  );
}
