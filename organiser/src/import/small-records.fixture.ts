import type { EditionRecords } from '../records/records.ts';

type Exhibitor = EditionRecords['exhibitors'];
type Product = EditionRecords['products'];

export const both = (tw: string, en: string) => ({ tw, en });

function exhibitor(Id: string, tw: string, en: string, rest: Partial<Exhibitor>): Exhibitor {
  return {
    Id,
    Name: both(tw, en),
    Country: 'FR',
    Areas: ['wine'],
    Categories: ['red-wine'],
    Tags: [],
    Booths: [],
    Brands: [en],
    Intro: both('簡介', 'Intro'),
    Description: [both('第一段', 'First'), both('第二段', 'Second')],
    SearchPriority: false,
    Featured: false,
    Popularity: 10,
    ...rest,
  };
}

export function exhibitors(): Exhibitor[] {
  return [
    exhibitor('1001', '一品酒莊', 'Château Élégance', {
      Booths: ['A0123'],
      Popularity: 50,
      ContactEmail: 'trade@elegance.example',
      Tags: ['organic'],
      Website: 'https://elegance.example/',
    }),
    exhibitor('1002', '臺灣啤酒', 'Zhongshan Brewing', {
      Country: 'TW',
      Areas: ['beer'],
      Categories: ['lager'],
      Booths: ['B0200', 'B0201'],
      Popularity: 90,
      Featured: true,
    }),
    exhibitor('1003', '旭酒造', 'Asahi Shuzo', {
      Country: 'JP',
      Areas: ['sake', 'spirits'],
      Categories: ['junmai'],
      Booths: ['C0300'],
      Popularity: 70,
      NativeName: { Text: '獺祭', Lang: 'ja' },
    }),
    exhibitor('1004', '丁香貿易', 'Bordeaux Direct', {
      Booths: ['A0124'],
      Popularity: 20,
      SearchPriority: true,
    }),
    exhibitor('999', '龍泉酒業', '100% Malt_House', {
      Country: 'TW',
      Areas: ['spirits'],
      Categories: ['whisky'],
      Booths: ['D0400'],
      Popularity: 20,
    }),
  ];
}

function product(Id: string, ExhibitorId: string, rest: Partial<Product>): Product {
  return {
    Id,
    ExhibitorId,
    Name: both('產品', 'Product'),
    Category: 'red-wine',
    Brand: 'Brand',
    Country: 'FR',
    Area: 'wine',
    Model: `M-${Id}`,
    Description: both('果香', 'Fruity'),
    Tags: [],
    Popularity: 1,
    Rating: 4.3,
    ...rest,
  };
}

export function products(): Product[] {
  return [
    product('20001', '1001', {
      Name: both('老藤紅酒', 'Old vines'),
      Popularity: 5,
      Vintage: 2019,
      Tags: ['organic'],
    }),
    product('20002', '1002', {
      Name: both('金牌啤酒', 'Gold lager'),
      Category: 'lager',
      Country: 'TW',
      Area: 'beer',
      Popularity: 9,
    }),
    product('20003', '1003', {
      Name: both('二割三分', 'Migaki'),
      Category: 'junmai',
      Country: 'JP',
      Area: 'sake',
      Popularity: 7,
      NativeName: { Text: '純米大吟醸', Lang: 'ja' },
    }),
  ];
}

export function news(): EditionRecords['news'][] {
  const item = (Id: string, Category: string, PublishedAt: string, body: string) => ({
    Id,
    Category,
    PublishedAt,
    Title: both(`新聞 ${Id}`, `News ${Id}`),
    Summary: both('摘要', 'Summary'),
    Body: both(body, body),
  });
  return [
    item('501', 'show', '2026-01-05T09:00+08:00', '<p>Hello <a href="/VisitorInfo">here</a></p>'),
    item(
      '502',
      'press',
      '2026-02-05T09:00:00+08:00',
      '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=y> <a href="javascript:alert(1)">bad</a></p>',
    ),
    item('503', 'show', '2026-03-05T09:00+08:00', '<h2>Third</h2>'),
  ];
}

export function calendar(): EditionRecords['calendar'][] {
  const entry = (Id: string, Topic: string, Start: string, End: string) => ({
    Id,
    Topic,
    Start,
    End,
    Title: both(`活動 ${Id}`, `Event ${Id}`),
    Summary: both('摘要', 'Summary'),
    Body: [both('內容', 'Body')],
    Place: both('舞臺', 'Stage'),
  });
  return [
    {
      ...entry('701', '1', '2026-04-18T14:00+08:00', '2026-04-18T15:00+08:00'),
      Area: 'sake',
      Speaker: both('侍酒師', 'A sommelier'),
      Capacity: 30,
      Fee: both('免費', 'Free'),
    },
    entry('702', '2', '2026-04-17T11:00+08:00', '2026-04-17T12:00+08:00'),
    entry('703', '2', '2026-04-18T10:00+08:00', '2026-04-18T11:00+08:00'),
  ];
}
