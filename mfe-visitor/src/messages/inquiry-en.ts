export const inquiry = {
  ask: 'Trade inquiry',
  crumb: 'Trade inquiry',
  toExhibitor: 'Write to {{name}}',
  aboutProduct: 'Ask about {{name}}',
  lead: 'Say what you would like to talk about, and we will pass it on to the exhibitor. No field is required, but please fill in at least one.',
  description:
    'Trade inquiry to an exhibitor of the {{fair.show}}: distribution, a meeting at the booth, or documents. Nothing is sold by this form.',
  trade: {
    title: 'A trade inquiry, not an order',
    text: 'This site sells no alcohol and takes no orders or reservations. Terms are between you and the exhibitor. For people aged 18 and over.',
  },
  reach: 'For an answer, please leave a telephone or a mobile number',
  reachHint: 'Without either, the exhibitor can read your inquiry but has no way to answer it.',
  contentHint:
    'For example: your company, the products that interest you, when you would like to meet at the fair. Please send no sensitive data such as identity numbers.',
  fields: { Name: 'Name', Tel: 'Tel', Mobile: 'Mobile', Content: 'Content' },
  blank: 'Please fill in at least one of name, tel, mobile and content.',
  submit: 'Send inquiry',
  notice: {
    purpose:
      'To pass your inquiry on to this exhibitor, so that they can get in touch; news of the fair only if you tick the box.',
    data: 'Name, telephone, mobile, and what you write.',
    recipients:
      'the organiser, those who work on its behalf, and this exhibitor (one from abroad uses it where it is based)',
    consequence: 'Every field is optional; without a telephone or mobile number the exhibitor cannot answer you.',
  },
  to: 'To the exhibitor',
  about: 'About this product',
  back: 'Back to the details',
  booths: 'Booth {{booths}}',
  sent: {
    kicker: 'In the hands of the fair',
    title: 'Your inquiry has been sent',
    text: 'We will pass it on to {{name}}. If you left a telephone or mobile number, they will get in touch.',
    unreachable: 'If you left neither, you are welcome to see them at booth {{booths}}.',
    reference: 'Reference number',
    keep: 'Please keep the number: with the telephone number that you gave it shows what you sent, and lets you delete it.',
    lookUp: 'See or delete what I sent',
    again: 'Ask something else',
  },
};
