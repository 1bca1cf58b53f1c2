import type { Hotel, HotelList } from '@dswine/shared/contract/hotels';
import type { Locale } from '@dswine/shared/section/section';

export function sampleHotels(locale: Locale, stars: readonly string[] = []): HotelList {
  const localize = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  const hotel = (Id: string, Stars: number, name: string, Walk?: number): Hotel => ({
    Id,
    Name: name,
    Info: localize('走路就到。', 'An easy walk.'),
    Address: localize('四植街 8 號', '8 Sizhi St.'),
    Stars,
    Tel: '+886 2 5550 2101',
    ...(Walk !== undefined && { Walk, Shuttle: localize('接駁車 A 線', 'Shuttle line A') }),
    Picture: { Src: `/media/hotel-${Id}.svg`, Width: 600, Height: 400, Tone: 'fair' },
  });
  const all = [
    hotel('1', 5, localize('霧島', 'Mistral'), 6),
    hotel('2', 4, localize('青石', 'Bluestone'), 9),
    hotel('3', 4, localize('北門驛', 'North Gate')),
  ];
  return {
    Total: all.length,
    Items: all.filter(({ Stars }) => stars.length === 0 || stars.includes(String(Stars))),
    Stars: [5, 4].map((count) => ({
      Code: String(count),
      Name: localize(`${count} 星級`, `${count} stars`),
      Count: all.filter(({ Stars }) => Stars === count).length,
    })),
    Shuttle: 2,
    Walk: [{ Code: '10', Name: localize('10 分鐘以內', 'Within 10 min'), Count: 2 }],
  };
}
