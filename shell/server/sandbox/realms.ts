import type { BundleFile } from '../../releases/bundles.ts';
import { createRealm, type Realm } from './realm.ts';

/** The realms of a process: one for each set of sections that share a page. */
export type Realms = {
  /** Loads the shell alone. */
  shell: () => Promise<void>;
  warm: (sections: readonly string[], options: WarmUp) => Promise<void>;
  render: (sections: readonly string[], job: string) => Promise<string>;
  /** Ends what the last rendering has left behind. */
  endTimers: (sections: readonly string[]) => Promise<void>;
};

type WarmUp = {
  /** The sections of the home page. */
  home: readonly string[];
  /** Is told which section is loaded next. */
  onLoading: (section: string) => void;
};

type Options = {
  bundles: { shell: BundleFile; sections: Readonly<Record<string, BundleFile>> };
  common: string;
  report: (line: string) => void;
};

/** A realm takes about 5 MB. Beyond this number, those that were not used for longest are dropped. */
const MAX_REALMS = 12;

export function createRealms({ bundles, common, report }: Options): Realms {
  const realms = new Map<string, Realm>();

  function realmOf(sections: readonly string[]): Realm {
    const key = [...sections].sort().join(' ');
    const realm = realms.get(key) ?? load(sections);
    realms.delete(key);
    realms.set(key, realm);
    const [oldest] = realms.keys();
    if (realms.size > MAX_REALMS && oldest !== undefined) realms.delete(oldest);
    return realm;
  }

  function load(sections: readonly string[]): Realm {
    const realm = createRealm({ shell: bundles.shell, common, report });
    for (const name of sections) {
      const bundle = bundles.sections[name];
      if (!bundle) throw new Error(`The composition has no section ${name}.`);
      realm.loadSection(name, bundle);
    }
    return realm;
  }

  /** Does not tell why a section fails: its pages will fail again. */
  async function warmUp(sections: readonly string[]): Promise<void> {
    try {
      const realm = realmOf(sections);
      for (const name of sections) await realm.warm(name);
      await realm.endTimers();
    } catch {
      return;
    }
  }

  return {
    shell: () => realmOf([]).endTimers(),
    async warm(sections, { home, onLoading }) {
      for (const name of sections.slice(0, MAX_REALMS - 2)) {
        onLoading(name);
        await warmUp([name]);
      }
      onLoading('');
      await warmUp(home);
    },
    async render(sections, job) {
      return realmOf(sections).render(job);
    },
    async endTimers(sections) {
      await realms.get([...sections].sort().join(' '))?.endTimers();
    },
  };
}
