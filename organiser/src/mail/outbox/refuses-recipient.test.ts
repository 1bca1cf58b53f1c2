import { refusesRecipient } from './refuses-recipient.ts';

const refusal = (command: string, response: string) => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

it.each([
  ['550 5.1.1 <a@b.example>: Recipient address rejected: User unknown'],
  ['550-5.1.1 The email account that you tried to reach does not exist.'],
  ['550 5.1.2 Host unknown'],
  ['553 5.1.3 Bad recipient address syntax'],
  ['556 5.1.10 Recipient address has null MX'],
  ['550 5.2.1 The account is disabled'],
  ['552 5.2.2 Mailbox full'],
  ['550 No such user here'],
  ['550 5.0.0 <sender-policy@relay.example>... User unknown'],
  ['551 User not local'],
  ['553 sorry, no mailbox here by that name'],
])('%s at RCPT TO refuses the recipient', (response) =>
  expect(refusesRecipient(refusal('RCPT TO', response))).toBe(true),
);

it.each([
  ['RCPT TO', '550 5.1.8 <fair@dswine.example>: Sender address rejected: Domain not found'],
  ['RCPT TO', '550 5.1.0 Sender rejected'],
  ['RCPT TO', '553 5.1.7 Bad sender'],
  ['RCPT TO', '554 5.7.1 <a@b.example>: Relay access denied'],
  ['RCPT TO', '550 5.7.1 Unable to relay'],
  ['RCPT TO', '550 5.7.26 This mail is unauthenticated'],
  ['RCPT TO', '550 5.4.5 Daily sending quota exceeded'],
  ['RCPT TO', '550 relaying denied'],
  ['RCPT TO', '550 Sender verify failed'],
  ['RCPT TO', '550 Too many messages from you today'],
  ['RCPT TO', '550 Blocked: see our blacklist'],
  ['RCPT TO', "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)"],
  ['RCPT TO', '530 5.7.0 Must issue a STARTTLS command first'],
  ['RCPT TO', '503 5.5.1 Error: need MAIL command'],
  ['RCPT TO', '452 4.2.2 Mailbox full'],
  ['RCPT TO', '554 Transaction failed'],
  ['MAIL FROM', '550 5.1.1 No such mailbox'],
  ['MAIL FROM', '552 5.2.2 Over quota'],
  ['AUTH PLAIN', '535 5.7.8 Bad credentials'],
  ['CONN', '554 5.7.1 Service unavailable; client host blocked'],
  ['EHLO', '550 5.1.1 Go away'],
  ['DATA', '554 5.7.1 Message rejected as spam'],
  ['DATA', '550 Message refused'],
])('a refusal of %s with "%s" is tried again', (command, response) =>
  expect(refusesRecipient(refusal(command, response))).toBe(false),
);

it.each([new Error('ECONNREFUSED'), undefined, { command: 'RCPT TO' }])(
  'an error without a reply is tried again: %s',
  (error) => expect(refusesRecipient(error)).toBe(false),
);
