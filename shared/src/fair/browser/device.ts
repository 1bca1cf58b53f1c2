/** Device descriptor as defined in specification § 3. */
export type Device = {
  mobile: boolean;
  mobileOrTablet: boolean;
  tablet: boolean;
  desktop: boolean;
  desktopOrTablet: boolean;
  ios: boolean;
  android: boolean;
  windows: boolean;
  macos: boolean;
};

/**
 * Input of the device detection. Header names are lower case. In the browser, `userAgentData`
 * provides the Client Hints.
 */
type DeviceSigns = {
  userAgent: string;
  /** Client Hints: `?1` for mobile, and the platform name. */
  hints?: { mobile?: boolean | undefined; platform?: string | undefined } | undefined;
  /** `CloudFront-Is-*-Viewer` and `X-Device-Type`. Accept them only from a trusted proxy. */
  viewer?:
    | { mobile?: boolean | undefined; tablet?: boolean | undefined; type?: string | undefined }
    | undefined;
  /** Number of simultaneous touch points: detects an iPad, which reports itself as a Mac. */
  touchPoints?: number | undefined;
};

/**
 * Describes the device; deterministic, so server and browser agree. CDN headers take precedence,
 * then Client Hints, then the user agent.
 */
export function deviceOf({ userAgent, hints, viewer, touchPoints = 0 }: DeviceSigns): Device {
  const iPad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  const ios = iPad || /iPhone|iPod/.test(userAgent);
  const android = hints?.platform === 'Android' || /Android/.test(userAgent);
  const tablet = isTablet();
  const mobile = !tablet && isMobile();
  return {
    mobile,
    tablet,
    desktop: !mobile && !tablet,
    mobileOrTablet: mobile || tablet,
    desktopOrTablet: !mobile,
    ios,
    android,
    windows: hints?.platform === 'Windows' || /Windows NT/.test(userAgent),
    macos: !ios && (hints?.platform === 'macOS' || /Macintosh/.test(userAgent)),
  };

  function isTablet(): boolean {
    if (viewer?.type !== undefined) return viewer.type === 'tablet';
    if (viewer?.tablet !== undefined || viewer?.mobile !== undefined) return viewer.tablet ?? false;
    return (
      iPad ||
      (android &&
        (hints?.mobile === false || (hints?.mobile === undefined && !/Mobile/.test(userAgent))))
    );
  }

  function isMobile(): boolean {
    if (viewer?.type !== undefined) return viewer.type === 'mobile';
    if (viewer?.mobile !== undefined) return viewer.mobile;
    return hints?.mobile ?? (ios || /Mobile|Android/.test(userAgent));
  }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Extracts the hints from request headers. */
export function deviceSignsOf(headers: Headers, trustProxy: boolean): DeviceSigns {
  const one = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined);
  const flag = (name: string) => (one(name) === undefined ? undefined : one(name) === 'true');
  const mobile = one('sec-ch-ua-mobile');
  return {
    userAgent: one('user-agent') ?? '',
    hints: {
      mobile: mobile === undefined ? undefined : mobile === '?1',
      platform: one('sec-ch-ua-platform')?.replaceAll('"', ''),
    },
    viewer: trustProxy
      ? {
          mobile: flag('cloudfront-is-mobile-viewer'),
          tablet: flag('cloudfront-is-tablet-viewer'),
          type: one('x-device-type')?.toLowerCase(),
        }
      : undefined,
  };
}
