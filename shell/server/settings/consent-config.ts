import type { ConsentConfig } from '../../src/composition/consent-config.ts';
import type { Settings } from './settings.ts';

type ConsentSettings = Pick<Settings, 'ageQuestion' | 'tagManager' | 'cookieDomain'>;

/** The part of the settings of consent that every page receives. */
export function consentConfigOf({
  ageQuestion,
  tagManager,
  cookieDomain,
}: ConsentSettings): ConsentConfig {
  return {
    ageQuestion,
    ...(tagManager === undefined ? {} : { tagManager: tagManager.script }),
    ...(cookieDomain === undefined ? {} : { cookieDomain }),
  };
}
