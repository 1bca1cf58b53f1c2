/** A failure that the caller is told about: an HTTP status and a sentence in Chinese and English. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

const nouns = {
  edition: ['展覽', 'exhibition'],
  exhibitor: ['參展商', 'exhibitor'],
  product: ['產品', 'product'],
  news: ['新聞', 'news item'],
  event: ['活動', 'event'],
  topic: ['活動主題', 'event topic'],
  category: ['類別', 'category'],
  page: ['頁碼', 'page'],
  picture: ['圖片', 'picture'],
} as const;

/** 404. An id is named only when it is plain: what a stranger typed is not repeated. */
export function notFound(noun: keyof typeof nouns, id?: string): Refusal {
  const [chinese, english] = nouns[noun];
  const name = id !== undefined && /^[\w-]{1,40}$/u.test(id) ? ` ${id}` : '';
  return new Refusal(404, `找不到${chinese}${name} / ${english}${name} not found`);
}
