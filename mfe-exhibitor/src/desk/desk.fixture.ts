import type { DeskProfile, FoundDesk } from '@dswine/shared/contract/exhibitor-desk';

export const sampleDesk = (): FoundDesk => ({
  State: 'open',
  Desk: {
    Exhibitor: { Id: '1001', Name: 'Glen Orrachy Distillery', Booths: ['B0202'] },
    Team: [
      { Id: 'a', Name: 'Ann', Email: 'ann@cellar.example', You: true },
      { Id: 'b', Name: '小波', Email: 'bo@cellar.example', You: false },
    ],
    Company: { Company: 'Glen Orrachy Ltd', Person: 'Ann' },
    Actions: [
      { At: '2026-02-01T09:30:00+08:00', By: 'Ann', Action: 'invite' },
      { At: '2026-01-20T09:30:00+08:00', Action: 'invite' },
    ],
  },
});

export const sampleProfile = (): DeskProfile => ({
  State: 'draft',
  Values: {
    ...{ IntroTw: '斯貝河畔的小批次酒廠。', IntroEn: 'A small-batch house in Speyside.' },
    ...{ AboutTw: '第一段', AboutEn: 'First', Brands: 'Glen Orrachy', Website: '' },
    ...{ NameTw: '單一麥芽', NameEn: 'Single Malt', Category: 'whisky', Brand: 'Glen Orrachy' },
    ...{ Model: 'GO-12', Abv: '46', Volume: '700', Vintage: '' },
  },
  Approve: false,
  Products: [
    { Id: '20001', Name: 'Single Malt', Changed: true, Added: false, Picture: picture },
    { Id: '900000001', Name: 'Cask Strength', Changed: false, Added: true, Picture: picture },
  ],
  Picture: picture,
  Documents: [{ Id: 'd', Title: 'Price list', Bytes: 250_000, Changed: false }],
  Categories: [{ Code: 'whisky', Name: 'Whisky' }],
});

const picture = {
  Src: '/media/exhibitor-1001.svg',
  Width: 600,
  Height: 400,
  Tone: 'spirits',
} as const;
