/** Browsers inside apps. What they store is seen in no other browser. */
const apps = [
  ['LINE', /\bLine\//],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['Instagram', /\bInstagram\b/],
  ['WeChat', /\bMicroMessenger\//],
] as const;

/** Where My List is, and how long: `week` is that of Safari, and of each browser on iOS. */
export type ListPlace = { kind: 'browser' | 'week' } | { kind: 'app'; app: string };

type BrowserSigns = Pick<Navigator, 'userAgent' | 'vendor'> & {
  /** Apple's: whether the site was opened from the home screen, where no week counts. */
  standalone?: boolean;
};

/** Reads where the list is kept from what the browser says of itself. */
export function listPlaceOf({ userAgent, vendor, standalone = false }: BrowserSigns): ListPlace {
  const [app] = apps.find(([, sign]) => sign.test(userAgent)) ?? [];
  if (app !== undefined) return { kind: 'app', app };
  return { kind: vendor.startsWith('Apple') && !standalone ? 'week' : 'browser' };
}

/** LINE opens an address with this parameter in the device's browser. */
export function openInBrowser(app: string, path: string): string | undefined {
  if (app !== 'LINE') return undefined;
  const [page = '', fragment] = path.split('#');
  const outside = `${page}${page.includes('?') ? '&' : '?'}openExternalBrowser=1`;
  return fragment === undefined ? outside : `${outside}#${fragment}`;
}

/**
 * Says that a list was stored here. Set by the server, since browsers erase what scripts store
 * earlier.
 */
const markCookie = 'dswine_list';
/** `POST`: sets the mark. */
export const listMarkPath = '/list-mark';

export const listMarkHeader = (secure: boolean): string =>
  `${markCookie}=1; Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax${secure ? '; Secure' : ''}`;

export const hasListMark = (): boolean => document.cookie.split('; ').includes(`${markCookie}=1`);
