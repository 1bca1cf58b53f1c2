import type { BundleFile } from '../../releases/bundles.ts';
import { withinShare } from './load-share.ts';
import { createRealm, type Realm } from './realm.ts';

export type Realms = ReturnType<typeof createRealms>;

type WarmUp = {
  /** The sections of the home page. */
  home: readonly string[];
  /** Is told which section could not be loaded, and why. */
  onFailed: (loading: Loading, error: unknown) => void;
};

/** A section that is being loaded. `isAlone`: no other section is in the realm. */
export type Loading = { section: string; isAlone: boolean };

type Options = {
  bundles: { shell: BundleFile; sections: Readonly<Record<string, BundleFile>> };
  common: string;
  report: (line: string) => void;
  /** Is told which section is loaded next; with an empty name, that it is loaded. */
  onLoading: (loading: Loading) => void;
};

/** A realm takes about 5 MB. Beyond this number, those that were not used for longest are dropped. */
const MAX_REALMS = 12;
const loaded: Loading = { section: '', isAlone: false };

/** The realms of a process: one for each set of sections that share a page. */
export function createRealms(options: Options) {
  const realms = new Map<string, Realm>();
  const keyOf = (sections: readonly string[]) => [...sections].sort().join(' ');

  async function realmOf(sections: readonly string[]): Promise<Realm> {
    const realm = realms.get(keyOf(sections)) ?? (await load(options, sections));
    return keep(sections, realm);
  }

  function keep(sections: readonly string[], realm: Realm): Realm {
    const key = keyOf(sections);
    realms.delete(key);
    realms.set(key, realm);
    const [oldest] = realms.keys();
    if (realms.size > MAX_REALMS && oldest !== undefined) realms.delete(oldest);
    return realm;
  }

  async function warmUp(sections: readonly string[], onFailed: WarmUp['onFailed']): Promise<void> {
    const failed = new Set<string>();
    const realm = await load(options, sections, (loading, error) => {
      failed.add(loading.section);
      onFailed(loading, error);
    });
    const left = sections.filter((one) => !failed.has(one));
    if (left.length > 0) keep(left, realm);
  }

  return {
    /** Loads the shell alone. */
    shell: async () => (await realmOf([])).endTimers(),
    async warm(sections: readonly string[], { home, onFailed }: WarmUp): Promise<void> {
      const failed = new Set<string>();
      for (const section of sections.slice(0, MAX_REALMS - 2))
        await warmUp([section], (loading, error) => {
          failed.add(section);
          onFailed(loading, error);
        });
      const left = home.filter((section) => !failed.has(section));
      if (left.length > 1) await warmUp(left, onFailed);
    },
    async render(sections: readonly string[], job: string): Promise<string> {
      return (await realmOf(sections)).render(job);
    },
    /** Ends what the last rendering has left behind. */
    async endTimers(sections: readonly string[]): Promise<void> {
      await realms.get(keyOf(sections))?.endTimers();
    },
  };
}

/**
 * Loads sections one after another, so that it is known which one fails. With `onFailed`, loads
 * their messages and pages too, and begins again without a section that fails.
 */
async function load(
  options: Options,
  sections: readonly string[],
  onFailed?: WarmUp['onFailed'],
): Promise<Realm> {
  const { bundles, common, report, onLoading } = options;
  const realm = createRealm({ shell: bundles.shell, common, report });
  for (const section of sections) {
    const loading = { section, isAlone: sections.length === 1 };
    onLoading(loading);
    try {
      await withinShare(async () => {
        const bundle = bundles.sections[section];
        if (!bundle) throw new Error(`The composition has no section ${section}.`);
        realm.loadSection(section, bundle);
        if (!onFailed) return;
        await realm.warm(section);
        await realm.endTimers();
      });
    } catch (error) {
      if (!onFailed) throw error;
      onFailed(loading, error);
      // What it has left in the realm goes with the realm.
      const others = sections.filter((one) => one !== section);
      return load(options, others, onFailed);
    }
  }
  onLoading(loaded);
  return realm;
}
