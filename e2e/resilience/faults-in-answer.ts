import { plainValue } from '@dswine/shared/form/field-rules';
import type { AttackResponse, Attack } from './send-attack.ts';

/** Faults in the response to an attack, one phrase each. */
export function faultsInResponse(attack: Attack, response: AttackResponse): string[] {
  return [
    ...(response.status >= 500 ? [`is answered ${response.status}`] : []),
    ...faultsInHeaders(attack, response),
    ...(isJson(response) ? faultsInEnvelope(attack, response) : reflections(attack, response)),
  ];
}

function faultsInHeaders({ origin }: Attack, { headers }: AttackResponse): string[] {
  const { location } = headers;
  return [
    ...(headers['x-hostile'] !== undefined ? ['puts a header into the answer'] : []),
    ...((headers['set-cookie'] ?? []).some((cookie) => /hostile|evil\.example/u.test(cookie))
      ? ['sets a cookie']
      : []),
    ...(location !== undefined && new URL(location, origin).origin !== origin
      ? [`leads to another site: ${location}`]
      : []),
  ];
}

const isJson = ({ headers }: AttackResponse) =>
  /^application\/json\b/u.test(headers['content-type'] ?? '');

/** API errors must use the response envelope. */
function faultsInEnvelope({ method, target }: Attack, { status, text }: AttackResponse): string[] {
  // 431: Node itself rejects headers that are too long.
  if (status < 400 || status === 431 || method === 'HEAD' || !target.startsWith('/api/')) return [];
  const envelope = JSON.parse(text) as { Code?: unknown; Message?: unknown };
  return envelope.Code === status && typeof envelope.Message === 'string' ? [] : ['is no envelope'];
}

/** Sent texts that appear unescaped in the document. */
function reflections({ texts }: Attack, { headers, text }: AttackResponse): string[] {
  if (!/\b(html|xml)\b/u.test(headers['content-type'] ?? '')) return [];
  // Inline JSON escapes every `<`, so it cannot break out.
  const markup = text.replaceAll(/<script type="application\/json"[^>]*>[^<]*<\/script>/gu, '');
  const unescaped = texts
    .flatMap((sent) => [sent, plainValue(sent), plainValue(sent, { lines: true })])
    .filter((sent) => sent.length > 5 && /[<"]/u.test(sent) && markup.includes(sent));
  return [
    ...(unescaped.length > 0 ? [`says back ${JSON.stringify(unescaped[0]?.slice(0, 60))}`] : []),
    ...(/(?:href|src|action|formaction)="\s*(?:javascript:|(?:https?:)?[/\\]{2}evil\.example)/iu.test(
      markup,
    )
      ? ['links to where the attack leads']
      : []),
  ];
}
