import type { LegalPart, LegalText, OrganiserFacts } from './legal-text.ts';

export function privacyInEnglish(facts: OrganiserFacts): LegalText {
  const { organiser, show } = facts;
  return {
    lead: `How ${organiser} (“we”) collects, processes and uses your personal data for ${show}: the notice under Article 8 of Taiwan’s Personal Data Protection Act. The Chinese text prevails.`,
    since: '2026-01-15',
    parts: [...collection(facts), ...dataAndUse, ...rights(facts)],
  };
}

function collection({ organiser, address, phone, email }: OrganiserFacts): LegalPart[] {
  return [
    {
      id: 'collector',
      heading: '1. Who collects your data',
      paragraphs: [`${organiser}, ${address}. Telephone ${phone}, email ${email}.`],
    },
    {
      id: 'purpose',
      heading: '2. Why we collect it',
      points: [
        {
          term: 'Answering you',
          text: 'To answer what you ask through the contact form, the exhibitor inquiry form and the inquiry forms of exhibitors and products, and to pass an inquiry on to the exhibitor you name.',
        },
        {
          term: 'Arranging appointments',
          text: 'If you choose times in an inquiry, sending what you fill in straight to that exhibitor, so that both of you can confirm, change or cancel, and sending emails and calendar files about it.',
        },
        {
          term: 'Running the fair',
          text: 'To handle visitor and exhibitor registration, event applications and the messages these need (129, management of meetings and exhibitions).',
        },
        {
          term: 'Membership',
          text: 'To keep your account, My List on your devices and a safe login (090, customer management and service).',
        },
        {
          term: 'Marketing',
          text: 'To send you news of the fair, only if you tick a separate box (040, marketing). You may refuse at any time and lose nothing else.',
        },
      ],
    },
  ];
}

const dataAndUse: LegalPart[] = [
  {
    id: 'categories',
    heading: '3. What we collect',
    points: [
      {
        term: 'Who you are',
        text: 'Name, company, country, buyer type, telephone or mobile number, address, email (C001, identification of individuals).',
      },
      {
        term: 'What you write',
        text: 'Subject and content of a form, products and times for an appointment, its reference number, and the version and time of the notice you were shown.',
      },
      {
        term: 'Your account',
        text: 'Name, email, company and language, and My List: exhibitors, products and events with your notes, ratings and tasting notes. A password is kept only as a hash that cannot be reversed.',
      },
      {
        term: 'Technical records',
        text: 'The server records paths and results, not your IP address, cookies or queries. To prevent abuse, logins and submissions are counted for a short time under a hash.',
      },
      {
        term: 'Records of errors and speed',
        text: 'When a page fails, and to know how quickly pages respond, your browser reports the kind of page, the version of the site, the place in its scripts and the kind of browser engine. No address, nothing that you type and nothing that could identify you is sent, and nothing is stored on your device. We delete these records after thirty days.',
      },
    ],
    after: [
      'We never ask for a date of birth and collect no health or other sensitive data. The age question remembers only “yes” or “no”, in your own browser.',
    ],
  },
  {
    id: 'use',
    heading: '4. For how long, where, by whom and how it is used',
    points: [
      {
        term: 'Period',
        text: 'Inquiries, appointments and applications until two years after the fair; account data until you delete the account. After that we delete it, unless a law requires otherwise.',
      },
      {
        term: 'Area',
        text: 'Taiwan. If you write to an exhibitor abroad, your inquiry is sent to where that exhibitor is.',
      },
      {
        term: 'Recipients',
        text: 'We ourselves, the firms that run the fair and its systems for us, and the exhibitor that you address. We do not sell personal data.',
      },
      {
        term: 'Manner',
        text: 'Electronically or on paper, no further than these purposes need.',
      },
    ],
  },
];

function rights({ phone, email }: OrganiserFacts): LegalPart[] {
  return [
    {
      id: 'rights',
      heading: '5. Your rights and how to use them',
      paragraphs: ['Under Article 3 of the Act you may ask us:'],
      points: [
        { text: 'to look at your data' },
        { text: 'for a copy of it' },
        { text: 'to supplement or correct it' },
        { text: 'to stop collecting, processing or using it' },
        { text: 'to delete it' },
      ],
      after: [
        'With the reference number that was shown when you sent a form, and the email address or telephone number that you gave in it, you can see all that you sent, print it or delete it on the page “What You Sent Us”; you need no account. Members can correct their data or delete their account in the Member Center.',
        `For anything else write to ${email} or call ${phone} and give the reference number; with it we find your case without asking you for more data. We answer within 30 days.`,
      ],
      link: { path: '/Submission', label: 'See or delete what I sent' },
    },
    {
      id: 'refusal',
      heading: '6. If you would rather not give it',
      paragraphs: [
        'It is your choice. Without the fields marked as required we cannot answer an inquiry or complete an application; leaving the others empty has no consequence. You need to give no personal data to read this site.',
      ],
    },
    {
      id: 'security',
      heading: '7. Security',
      paragraphs: [
        'Data travels over encrypted connections, and access is limited to those whose work needs it. If personal data leaks, we tell you what happened and what we have done as soon as it is established, and report it as the law requires.',
      ],
    },
    {
      id: 'cookies',
      heading: '8. Cookies and what stays on your device',
      paragraphs: [
        'The table lists every cookie of this site, and what it keeps in your browser’s own storage: unsent forms, My List, your appointments and copies to read offline. Analytics and marketing scripts load only after you have agreed, and you can change your mind at any time under “Cookie Settings”.',
      ],
    },
  ];
}
