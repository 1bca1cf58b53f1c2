import type { PartnerList, PartnerRole } from '@dswine/shared/contract/partners';
import type { Locale } from '@dswine/shared/section/section';

const names: readonly (readonly [role: PartnerRole, tw: string, en: string])[] = [
  ['organiser', '島醞展覽', 'Island Ferment'],
  ['co-organiser', '臺灣釀造同業會', 'Brewers Guild'],
  ['media', '醅報', 'The Mash Tun'],
  ['sponsor', '清泉飲水', 'Clear Spring Water'],
  ['sponsor', '安返代駕', 'Home Safe Drivers'],
];

export function samplePartners(locale: Locale): PartnerList {
  return {
    Items: names.map(([Role, tw, en], at) => ({
      Id: String(at + 1),
      Name: locale === 'tw' ? tw : en,
      Role,
      Text: locale === 'tw' ? '與展覽一起完成四天。' : 'Makes the four days with us.',
      ...(at > 0 && { Website: 'https://www.partner.example' }),
      Picture: { Src: `/media/partner-${at + 1}.svg`, Width: 240, Height: 240, Tone: 'fair' },
    })),
  };
}
