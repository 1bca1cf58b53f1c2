import type { FieldProblem, Problem } from '@dswine/shared/contract/forms';

export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  constructor(statusCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
  }
}

/** 422: a form with invalid fields, in the order of the form. */
export class FormValidationError extends HttpError {
  override name = 'FormValidationError';
  readonly problems: FieldProblem[];
  constructor(
    problems: FieldProblem[],
    message = '資料未填妥，請再檢查一次 / There are incomplete fields, please check again.',
  ) {
    super(422, message);
    this.problems = problems;
  }
}

/** The error of one field, with the same message for the whole form. */
export const fieldError = (Field: string, Problem: Problem, Message: string) =>
  new FormValidationError([{ Field, Problem, Message }], Message);

/** Throws a `FormValidationError` when any of these fields has a problem. */
export function throwValidationError(
  problems: Record<string, Problem | undefined>,
  message?: string,
): void {
  const found = Object.entries(problems).flatMap(([Field, Problem]) =>
    Problem ? [{ Field, Problem }] : [],
  );
  if (found.length > 0) throw new FormValidationError(found, message);
}

/** 429: the caller may retry after this many seconds. */
export class TooManyRequestsError extends HttpError {
  override name = 'TooManyRequestsError';
  readonly seconds: number;
  constructor(
    seconds: number,
    message = '嘗試次數過多，請稍後再試 / Too many attempts, please try again later',
  ) {
    super(429, message);
    this.seconds = seconds;
  }
}

/** When a call may be tried again after a part that it needs did not respond. */
export const RETRY_SECONDS = 2;

/** 503: a part that the call needs does not respond. */
export class UnavailableError extends HttpError {
  override name = 'UnavailableError';
  constructor(message: string, options?: ErrorOptions) {
    super(503, message, options);
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
  file: ['檔案', 'file'],
  'exhibitor-news': ['參展商新訊', 'exhibitor news item'],
  video: ['影片', 'video'],
  venue: ['展館資料', 'venue'],
  visa: ['簽證資訊', 'visa information'],
  report: ['展後報告', 'show report'],
  album: ['相簿', 'album'],
  deadline: ['期限', 'deadline'],
  month: ['月份', 'month'],
  directory: ['名錄', 'directory'],
  submission: ['來信', 'submission'],
} as const;

/** 404. Includes the id only when it is a plain code, so that user input is not repeated. */
export function notFound(noun: keyof typeof nouns, id?: string): HttpError {
  const [chinese, english] = nouns[noun];
  const name = id !== undefined && /^[\w-]{1,40}$/u.test(id) ? ` ${id}` : '';
  return new HttpError(404, `找不到${chinese}${name} / ${english}${name} not found`);
}
