export const historyVideo = {
  title: 'Videos of Past Fairs',
  lead: 'A look back for every year, from 2022, when the doors opened again, to last spring.',
  description: 'Films of past editions of the {{fair.show}}, year by year, with captions in Chinese and English.',
  loading: 'Loading the films',
  year: 'Films of {{year}}',
  play: 'Play',
  length: 'Length {{time}}',
  more: 'Films of this year',
  empty: { title: 'The films of past years are being sorted', text: 'Those of this year can be seen already.' },
  missing: { title: 'The films cannot be found', text: 'This page may have moved.' },
  failed: 'The films cannot be read right now',
};
