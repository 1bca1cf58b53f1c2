import { readEdition } from './read-edition.ts';

it('the charts of the report add up to its visit and exhibitor figures', () => {
  for (const { Charts, Figures } of readEdition('DSWINE2026', 'report')) {
    const sum = (id: string, series = 0) =>
      Charts.find(({ Id }) => Id === id)?.Rows.reduce(
        (total, { Values }) => total + (Values[series] ?? 0),
        0,
      );
    const [all, trade] = Figures.map(({ Value }) => Value);
    expect(sum('days')).toBe(trade);
    expect((sum('days') ?? 0) + (sum('days', 1) ?? 0)).toBe(all);
    expect(sum('fields')).toBe(trade);
    expect(sum('areas')).toBe(60);
    for (const { Series, Rows } of Charts)
      for (const { Values } of Rows) expect(Values).toHaveLength(Series.length);
  }
});
