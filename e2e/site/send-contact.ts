/** Sends the form `Contact` to a site or an organiser, as the code of the page does. */
export function sendContact(
  origin: string,
  fields: { Key: string; Subject?: string; Email?: string; Content?: string },
): Promise<Response> {
  return fetch(`${origin}/api/expo/Contact/DSWINE2026?Lang=tw`, {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({
      Type: 'visit',
      Subject: '團體參觀',
      Name: '王小明',
      Mobile: '0912-345-678',
      Email: 'ming@sender.example',
      Content: '請問幾點開門？',
      NoticeVersion: '2026-11',
      ...fields,
    }),
  });
}
