/** The columns of the customs agent, and one line as an example. UTF-8 with a mark, so that spreadsheets read Chinese. */
const columns = [
  '項次 No.',
  '品名（中） Name (zh)',
  '品名（英） Name (en)',
  '類別 Category',
  '稅則號別 HS code',
  '產地 Origin',
  '酒精成分 ABV %',
  '容量 ml',
  '數量 Quantity',
  '通關方式 Clearance (T temporary / D duty paid)',
  '展後處理 After the fair (R re-export / X destroy)',
];
const example = [
  '1',
  '範例　純米吟釀',
  'Sample Junmai Ginjo',
  'Sake',
  '2206.00',
  'JP',
  '15.5',
  '720',
  '12',
  'T',
  'R',
];

export function writeExhibitList(): string {
  return `\uFEFF${[columns, example].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n')}\r\n`;
}
