import type { LegalPart, LegalText, OrganiserFacts } from './legal-text.ts';

export function accessibilityInEnglish(facts: OrganiserFacts): LegalText {
  const { organiser, show } = facts;
  return {
    lead: `${organiser} wants everybody to be able to use the site of ${show}. This page says what we have done, what still falls short, and whom to ask when something stands in your way.`,
    since: '2026-01-15',
    parts: [...measures, ...limits(facts)],
  };
}

const measures: LegalPart[] = [
  {
    id: 'standard',
    heading: 'The standard we follow',
    paragraphs: [
      'The site aims at WCAG 2.2, level AA. Every kind of page is checked automatically and by keyboard before it is published. This is our own assessment; the site carries no accessibility mark.',
    ],
  },
  {
    id: 'done',
    heading: 'What we have done',
    points: [
      {
        term: 'Keyboard',
        text: 'Everything works from the keyboard. Focus is plain to see and never hidden by the warning at the foot of the page. Each page begins with a link to its main content.',
      },
      {
        term: 'Screen readers',
        text: 'Headings, landmarks and fields have names. After a change of page, focus moves to the new heading; errors are read out and name their field.',
      },
      {
        term: 'Reading',
        text: 'Contrast meets the standard, dark mode is supported, and at 400 % zoom nothing needs scrolling sideways.',
      },
      {
        term: 'Motion',
        text: 'If your device asks for reduced motion, animations and smooth scrolling are off.',
      },
      {
        term: 'Verification code',
        text: 'The picture has a spoken version, and you can log in without reading a picture.',
      },
      {
        term: 'No JavaScript needed',
        text: 'Content, search and filters work with JavaScript switched off.',
      },
    ],
  },
];

function limits({ phone, email }: OrganiserFacts): LegalPart[] {
  return [
    {
      id: 'limits',
      heading: 'What falls short',
      points: [
        {
          text: 'Descriptions of the pictures and videos that exhibitors supply vary in detail, and some videos have no captions.',
        },
        {
          text: 'PDF downloads are not always tagged. Write to us and we will send you the text.',
        },
        {
          text: 'The floor plan is a drawing; the exhibitor list gives the same information by booth number.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'If something stands in your way',
      paragraphs: [
        `Write to ${email} or call ${phone} and tell us the page, what you wanted to do and the software you use. We answer within five working days and give you the information in a way that suits you.`,
      ],
    },
  ];
}
