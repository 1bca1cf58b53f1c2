import { request as ask } from 'node:http';

type RawResponse = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

/** Sends a request with headers and paths that fetch would change or forbid. */
export function raw(
  url: string,
  headers: Record<string, string>,
  method = 'GET',
  path = new URL(url).pathname,
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = ask({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => (body += chunk))
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
    });
    request.once('error', reject).end();
  });
}
