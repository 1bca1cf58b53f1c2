/**
 * How spam says where to go: addresses and what mail programs turn into links, telephone numbers,
 * names in messengers. A form sends a mail to any address, so such a text is not repeated.
 */
export const advertises =
  /:\/\/|@|[\p{L}\p{N}][.。．]\p{Script=Latin}{2}|(?:\d[\s-]?){6}|\b(?:line|telegram|whatsapp|wechat)\b|賴|微信/iu;
