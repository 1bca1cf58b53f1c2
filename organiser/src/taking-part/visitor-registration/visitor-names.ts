import type { Bilingual } from '@dswine/shared/contract/wire';
import type { VisitorAudience } from '@dswine/shared/fair/forms/visitor-registration';

export const visitorNames: Record<VisitorAudience, Bilingual> = {
  trade: { tw: '專業買主', en: 'Trade visitor' },
  public: { tw: '一般觀眾', en: 'Public visitor' },
};
