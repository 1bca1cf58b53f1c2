import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactForm } from '../fair/forms/contact-form.ts';
import type { Ending, HttpSettings } from '../section/http.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { draftKey } from './draft.ts';
import { Choices, Select, TextArea, TextInput } from './fields.tsx';
import { Form } from './form.tsx';
import { formMessages } from './form-messages.ts';
import { SubmissionParts } from './submission-parts.tsx';

const storageKey = draftKey('/Contact', 'contact');
const messages = formMessages.en;
let assigned: jest.Mock<void, [string]>;
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/Contact');
  assigned = jest.fn<void, [string]>();
});

function show(bar?: HttpSettings['begin']) {
  return renderInSite(
    <Form name="contact" plan={contactForm} submit="Send" label={(field) => field} leave={assigned}>
      <Choices
        name="Type"
        options={[
          { value: 'visit', label: 'Visiting' },
          { value: 'other', label: 'Other' },
        ]}
      />
      <TextInput name="Subject" />
      <TextInput name="Name" />
      <TextInput name="Tel" type="tel" />
      <TextInput name="Email" type="email" />
      <TextArea name="Content" />
      <Select name="Company" options={[{ value: 'a', label: 'A' }]} />
      <SubmissionParts purpose={{ purpose: 'p', data: 'd', consequence: 'c' }} />
    </Form>,
    { section: 'info', messages: {}, locale: 'en', path: '/Contact', ...(bar && { bar }) },
  );
}
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
async function fill() {
  await userEvent.click(screen.getByLabelText('Visiting'));
  const typed = {
    Subject: 'S',
    Name: 'N',
    Tel: '02-5550-0100',
    Email: 'a@b.example',
    Content: 'C',
    'Verification code': '12345',
  };
  for (const [name, text] of Object.entries(typed)) await userEvent.type(field(name), text);
}
const answer = (status: number, body: object) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(body, { status })));
const sentBodies = (fetchSpy: jest.SpiedFunction<typeof fetch>) =>
  fetchSpy.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, string>);

it('lists invalid fields before anything is sent, and links to each field', async () => {
  const fetchSpy = answer(200, {});
  show();
  await userEvent.type(field('Email'), 'no address');
  await press();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(7);
  expect(field('Email')).toHaveAccessibleDescription(
    'This email address is incomplete. It should look like name@example.com.',
  );
  expect(fetchSpy).not.toHaveBeenCalled();
});

it('sends once for repeated submits, then deletes the draft and opens the next page', async () => {
  const response = Promise.withResolvers<Response>();
  const fetchSpy = jest.spyOn(globalThis, 'fetch').mockReturnValue(response.promise);
  show();
  await fill();
  await press();
  await press();
  await userEvent.type(field('Subject'), '{Enter}');
  expect(fetchSpy).toHaveBeenCalledTimes(1);
  expect(fetchSpy.mock.calls[0]?.[0]).toBe('/api/expo/Contact/DSWINE2026?Lang=en');
  expect(sentBodies(fetchSpy)[0]).toMatchObject({ Subject: 'S', Code: '12345' });
  expect(localStorage.getItem(storageKey)).not.toBeNull();
  response.resolve(Response.json({ Code: 200, Data: { Reference: 'DSW-7K3M-Q9TX' } }));
  await waitFor(() =>
    expect(assigned).toHaveBeenCalledWith('/en/Contact_completed?ref=DSW-7K3M-Q9TX'),
  );
  expect(localStorage.getItem(storageKey)).toBeNull();
});

it('keeps all values after a network failure, and resends them with the same key', async () => {
  const fetchSpy = jest
    .spyOn(globalThis, 'fetch')
    .mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await fill();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Server is busy, please try again later',
  );
  expect(screen.getByRole('alert')).toHaveTextContent(messages.notSent);
  expect(field('Verification code')).toHaveValue('12345');
  await press();
  await waitFor(() => expect(fetchSpy).toHaveBeenCalledTimes(2));
  const [first, second] = sentBodies(fetchSpy);
  expect(first?.['Key']).toMatch(/^[0-9a-f]{32}$/u);
  expect(second).toEqual(first);
});

it('the loading bar runs during the submission and the proof-of-work request', async () => {
  answer(503, { Code: 503, Data: null });
  const endings: (Ending | 'begun')[] = [];
  show(() => {
    endings.push('begun');
    return (result) => void endings.push(result);
  });
  await fill();
  await press();
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: messages.captcha.work }));
  expect(await screen.findByText(messages.captcha.failed)).toBeVisible();
  expect(endings).toEqual(['begun', 'failed', 'begun', 'failed']);
});

it('shows a new captcha and preserves the other values after a wrong code', async () => {
  const problems = [{ Field: 'Code', Problem: 'captcha' }];
  answer(422, {
    Code: 422,
    Data: { Problems: problems },
    Message: '驗證碼錯誤，請重新輸入 / Error Invalid Code. Please re-enter the Validation Code.',
  });
  show();
  const picture = screen.getByRole('img').getAttribute('src');
  await fill();
  await press();
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link')).toHaveTextContent(
    'Error Invalid Code. Please re-enter the Validation Code.',
  );
  expect(screen.getByRole('img').getAttribute('src')).not.toBe(picture);
  expect(field('Verification code')).toHaveValue('');
  expect(field('Content')).toHaveValue('C');
});

it('keeps a solved captcha when something else is refused', async () => {
  answer(422, { Code: 422, Data: { Problems: [{ Field: 'Email', Problem: 'wrong' }] } });
  show();
  const picture = screen.getByRole('img').getAttribute('src');
  await fill();
  await press();
  await screen.findByRole('alert');
  expect(field('Verification code')).toHaveValue('12345');
  expect(screen.getByRole('img').getAttribute('src')).toBe(picture);
});

it('plays the digits and pauses them with its own button', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('pause'));
  });
  show();
  await userEvent.click(screen.getByRole('button', { name: messages.captcha.spoken }));
  await userEvent.click(screen.getByRole('button', { name: messages.captcha.pause }));
  expect(screen.getByRole('button', { name: messages.captcha.spoken })).toBeVisible();
  expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1]);
  play.mockRejectedValue(new Error('no network'));
  await userEvent.click(screen.getByRole('button', { name: messages.captcha.spoken }));
  expect(await screen.findByText(messages.captcha.unheard)).toBeVisible();
});

it('restores typed values except codes and consents after a reload, until discarded', async () => {
  const { unmount } = show();
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  unmount();
  const storedDraft = String(localStorage.getItem(storageKey));
  for (const never of ['12345', 'Marketing', 'NoticeVersion'])
    expect(storedDraft).not.toContain(never);
  show();
  expect(await screen.findByText(messages.draft.saved)).toBeVisible();
  expect(field('Content')).toHaveValue('C');
  expect(screen.getByLabelText('Visiting')).toBeChecked();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: messages.draft.discard }));
  expect(field('Subject')).toHaveValue('');
  expect(localStorage.getItem(storageKey)).toBeNull();
});
