import { useSite } from '@dswine/shared/section/runtime';
import { telephoneUrl, writeTelephone } from '../fair/forms/telephone.ts';

/** A telephone number that can be dialled; plain text if there is no number in it. */
export function PhoneLink({ phone }: { phone: string }) {
  const { locale } = useSite();
  const shown = writeTelephone(phone, locale);
  const url = telephoneUrl(phone);
  return url === undefined ? shown : <a href={url}>{shown}</a>;
}
