import Cookies from 'js-cookie';
import { trackRecordUrl, shareableUrl } from './record-url.ts';

const site = 'https://wine.fair.example';

it.each([
  ['/News', '/News'],
  [
    '/en/VisitorExhibitor?keyword=sake&area=sake&page=2',
    '/en/VisitorExhibitor?keyword=sake&area=sake&page=2',
  ],
  ['/VisitorExhibitor?country=JP&country=FR', '/VisitorExhibitor?country=JP&country=FR'],
  ['/ResetPassword?token=s3cret', '/ResetPassword'],
  ['/Login?next=%2FMemberCenter&done=reset', '/Login'],
  ['/News?page=2&email=a%40b.example&utm_source=mail', '/News?page=2'],
  ['/VisitorInfo#access_token=s3cret', '/VisitorInfo'],
])('reduces %s to %s', (address, recorded) => {
  expect(shareableUrl(site + address)).toBe(site + recorded);
});

it('omits the query above 1 KB', () => {
  const long = `${site}/VisitorExhibitor?keyword=${'a'.repeat(1024)}`;
  expect(shareableUrl(long)).toBe(`${site}/VisitorExhibitor`);
  const whole = `${site}/VisitorExhibitor?keyword=`;
  const fits = whole + 'a'.repeat(1024 - whole.length);
  expect(shareableUrl(fits)).toBe(fits);
});

it('writes the cookie on page load and after each navigation, not during one', () => {
  let notify: (state: { navigation: { state: string } }) => void = () => undefined;
  const router = { subscribe: (listener: typeof notify) => ((notify = listener), () => undefined) };
  history.replaceState(null, '', '/News?page=2&token=s3cret');
  trackRecordUrl(router as never, undefined);
  expect(Cookies.get('RecordUrl')).toBe(`${location.origin}/News?page=2`);
  history.replaceState(null, '', '/VisitorInfo');
  notify({ navigation: { state: 'loading' } });
  expect(Cookies.get('RecordUrl')).toBe(`${location.origin}/News?page=2`);
  notify({ navigation: { state: 'idle' } });
  expect(Cookies.get('RecordUrl')).toBe(`${location.origin}/VisitorInfo`);
});
