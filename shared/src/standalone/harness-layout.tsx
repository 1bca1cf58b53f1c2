import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { languageTag } from '../fair/bilingual.ts';
import { inLocalePath } from '../fair/locale-path.ts';
import { HarnessPage } from './harness-page.tsx';
import { useHarnessSettings } from './harness-settings.ts';
import { HarnessToolbar } from './harness-toolbar.tsx';
import { ComponentsPage } from './components-page.tsx';
import { addressesOf, harnessRouteAt } from './harness-route.ts';
import { interceptPlainLinks } from './plain-links.ts';
import { onSectionChanged } from './refresh-components.ts';
import type { Standalone } from './samples.ts';

/** The toolbar, and below it the content of the current URL. */
export function HarnessLayout({ standalone }: { standalone: Standalone }) {
  const [section, setSection] = useState(standalone.section);
  const [settings, change] = useHarnessSettings();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const target = harnessRouteAt(section, pathname, search);

  useEffect(() => onSectionChanged(() => setSection((before) => ({ ...before }))), []);
  useEffect(() => interceptPlainLinks((address) => void navigate(address)), [navigate]);
  useEffect(() => {
    document.documentElement.lang = languageTag(target.locale);
  }, [target.locale]);
  useEffect(() => {
    if (settings.scheme === 'system') delete document.documentElement.dataset['scheme'];
    else document.documentElement.dataset['scheme'] = settings.scheme;
  }, [settings.scheme]);

  // Without fragments there is nothing of the section on the home page.
  if (target.kind === 'home' && target.fragments.length === 0) {
    const [first] = addressesOf({ ...standalone, section });
    return <Navigate replace to={inLocalePath(target.locale, first?.path ?? '/parts')} />;
  }
  return (
    <>
      <HarnessToolbar
        standalone={{ ...standalone, section }}
        target={target}
        settings={settings}
        change={change}
      />
      {target.kind === 'parts' ? (
        <ComponentsPage locale={target.locale} />
      ) : (
        <HarnessPage
          key={`${settings.queryState} ${settings.reader} ${target.locale}`}
          standalone={{ ...standalone, section }}
          target={target}
          queryState={settings.queryState}
          reader={settings.reader}
        />
      )}
    </>
  );
}
