import { mailTo } from '../../site/mail.ts';
import type { Site } from '../../site/site.ts';
import type { StaffSession } from '../../site/staff-session.ts';
import { expect, type Locale } from '../test.ts';

/** The path of the desk from the newest mail to an address. */
export async function deskLinkTo({ dataDir }: Site, email: string): Promise<string> {
  const mail = await mailTo(dataDir, email, '/ExhibitorDesk?key=');
  return /(?:\/en)?\/ExhibitorDesk\?key=[0-9a-f]{40}/u.exec(mail)?.[0] ?? '';
}

type Invited = { exhibitor: string; email: string; locale: Locale };

/** Lets the staff invite an address to an exhibitor's desk. Returns the path of the mailed link. */
export async function inviteToDesk(
  site: Site,
  staff: StaffSession,
  { exhibitor, email, locale }: Invited,
): Promise<string> {
  const form = { do: 'invite', Name: 'Ann', Email: email, Language: locale };
  expect(await staff.post(`/exhibitors/${exhibitor}`, form)).toContain('said=invited');
  return deskLinkTo(site, email);
}
