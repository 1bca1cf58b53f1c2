import type { AlbumDetail, AlbumList, Photo } from '@dswine/shared/contract/photos';
import type { Locale } from '@dswine/shared/section/section';

const localize = (locale: Locale, tw: string, en: string) => (locale === 'tw' ? tw : en);

export function sampleAlbums(locale: Locale, group?: string): AlbumList {
  const album = (Id: string, Code: string, Title: string, Name: string) => ({
    Id,
    Title,
    Text: localize(locale, '從開門到閉館。', 'From opening to closing.'),
    Date: '2025-04-18',
    Group: { Code, Name },
    Count: 3,
    Cover: photo(locale, 1),
  });
  const floor = localize(locale, '展場', 'On the floor');
  const behind = localize(locale, '幕後', 'Behind the scenes');
  const all = [
    album('1', '1', localize(locale, '走道與攤位', 'Aisles and booths'), floor),
    album('3', '2', localize(locale, '布展與撤場', 'Set-up and leaving'), behind),
  ];
  return {
    Groups: all.map(({ Group }) => ({ ...Group, Count: 1 })),
    Items: all.filter(({ Group }) => group === undefined || Group.Code === group),
  };
}

export function sampleAlbum(locale: Locale, id = '1'): AlbumDetail | undefined {
  const { Items } = sampleAlbums(locale);
  const card = Items.find(({ Id }) => Id === id);
  if (!card) return undefined;
  const Photos = [1, 2, 3].map((at) => photo(locale, at));
  return { ...card, Photos, Others: Items.filter((other) => other !== card) };
}

function photo(locale: Locale, at: number): Photo {
  const src = `/media/news-wine-${at}.svg`;
  return {
    Id: String(100 + at),
    Caption: localize(locale, `第 ${at} 個畫面`, `View ${at}`),
    Alt: localize(locale, '攤位之間的走道', 'An aisle between booths'),
    Source: '島醞展覽',
    Illustration: true,
    Src: src,
    Large: src,
    Avif: `${src} 960w`,
    Webp: `${src} 960w`,
    Width: 960,
    Height: 640,
    Tone: 'wine',
  };
}
