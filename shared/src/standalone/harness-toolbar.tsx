import { localeCodes } from '../contract/locales.ts';
import { useState, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { inLocalePath } from '../fair/locale-path.ts';
import type { Locale } from '../section/section.ts';
import { boundariesShown, showBoundaries } from './boundaries.ts';
import { readers, schemes, type HarnessSettings } from './harness-settings.ts';
import styles from './harness-toolbar.module.scss';
import { addressesOf, type HarnessRoute } from './harness-route.ts';
import { faces, type Standalone } from './samples.ts';

type Props = {
  standalone: Standalone;
  target: HarnessRoute;
  settings: HarnessSettings;
  change: (change: Partial<HarnessSettings>) => void;
};

/** The harness's toolbar. It deliberately does not look like the site. */
export function HarnessToolbar({ standalone, target, settings, change }: Props) {
  const navigate = useNavigate();
  const addresses = addressesOf(standalone);
  const id = target.kind === 'page' ? target.route.id : undefined;
  const shown =
    addresses.find(({ label, path }) => label === id || path === target.path)?.label ?? '';
  return (
    <nav className={styles.bar} aria-label="Harness" lang="en">
      <strong className={styles.name}>{standalone.section.name}, alone</strong>
      <Choice
        label="Show"
        value={shown}
        choices={[...addresses.map(({ label }) => label), ...(shown === '' ? [''] : [])]}
        choose={(label) =>
          void navigate(
            inLocalePath(
              target.locale,
              addresses.find((address) => address.label === label)?.path ?? '/',
            ),
          )
        }
      />
      <Choice
        label="Language"
        value={target.locale}
        choices={localeCodes}
        choose={(locale: Locale) =>
          void navigate(inLocalePath(locale, target.path) + location.search)
        }
      />
      <Choice
        label="Data"
        value={settings.queryState}
        choices={faces.filter((choice) => choice !== 'organiser' || hasOrganiser())}
        choose={(queryState) => change({ queryState })}
      />
      <Choice
        label="Reader"
        value={settings.reader}
        choices={readers}
        choose={(reader) => change({ reader })}
      />
      <Choice
        label="Colours"
        value={settings.scheme}
        choices={schemes}
        choose={(scheme) => change({ scheme })}
      />
      <Boundaries />
    </nav>
  );
}

/** The server of the harness marks the document. */
const hasOrganiser = () => document.documentElement.dataset['organiser'] !== undefined;

function Choice<Value extends string>({
  label,
  value,
  choices,
  choose,
}: {
  label: string;
  value: Value;
  choices: readonly Value[];
  choose: (value: Value) => void;
}) {
  return (
    <label className={styles.choice}>
      {label}
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = choices.find((choice) => choice === currentTarget.value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  );
}

function Boundaries() {
  const [on, setOn] = useState(boundariesShown);
  useEffect(() => {
    const changed = () => setOn(boundariesShown());
    addEventListener('dswine:boundaries', changed);
    return () => removeEventListener('dswine:boundaries', changed);
  }, []);
  return (
    <label className={styles.choice} title="Alt+B">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => showBoundaries(currentTarget.checked)}
      />
      Boundaries
    </label>
  );
}
