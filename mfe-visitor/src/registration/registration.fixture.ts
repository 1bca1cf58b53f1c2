import type {
  FoundRegistration,
  OwnRegistration,
} from '@dswine/shared/contract/visitor-registrations';
import type { Locale } from '@dswine/shared/contract/locales';

/** A trade visitor's registration for two days. */
export function sampleRegistration(
  locale: Locale,
  changes: Partial<OwnRegistration> = {},
): FoundRegistration {
  return {
    Registration: {
      Reference: 'DSW-7K3M-Q9TX',
      Audience: 'trade',
      State: 'registered',
      Name: locale === 'tw' ? '林靜' : 'Jing Lin',
      Email: 'jing@bar.example',
      Company: locale === 'tw' ? '山海酒館' : 'Mountain & Sea Bar',
      Role: locale === 'tw' ? '侍酒師' : 'Sommelier',
      Days: ['2026-04-17', '2026-04-18'],
      Badge: 'K7M2Q9TXB4N8W3ZP.0123456789ABCDEF',
      ...changes,
    },
  };
}
